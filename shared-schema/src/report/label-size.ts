/** Labels and cards of a size of their own, in points. */
import { paperMessages } from '../rule-messages/paper-messages.ts';
import { inCentimeters } from './centimeters.ts';
import { type Etiquetas, MAX_LABEL_COLUMNS, MAX_LABEL_ROWS } from './item.ts';
import { pageSize, type ReportDocument } from './report.ts';

/** The least side of a label: 10 mm. */
export const MIN_LABEL_SIDE = 28.34;

type Size = { width: number; height: number };
type Paper = Pick<ReportDocument, 'orientation' | 'page'>;

/** How many labels of their size stand beside and below one another; at least one each. */
export function labelsThatFit(
  { medida, separacion }: Pick<Etiquetas, 'separacion'> & { medida: NonNullable<Etiquetas['medida']> },
  body: Size,
): Pick<Etiquetas, 'columnas' | 'filas'> {
  // Half a point for what centimetres lose by rounding.
  const count = (room: number, side: number, most: number): number =>
    Math.min(most, Math.max(1, Math.floor((room + separacion + 0.5) / (side + separacion))));
  return {
    columnas: count(body.width, medida.ancho, MAX_LABEL_COLUMNS),
    filas: count(body.height, medida.alto, MAX_LABEL_ROWS),
  };
}

/** Why labels cannot have their size on this paper, in words for the author; null when they can. */
export function labelSizeProblem({ medida }: Etiquetas, { orientation, page }: Paper): string | null {
  if (medida === undefined) return null;
  const { ancho, alto } = medida;
  if (ancho < MIN_LABEL_SIDE - 0.01 || alto < MIN_LABEL_SIDE - 0.01) return paperMessages.label.small;
  const paper = pageSize(orientation, page.papel);
  const { top, right, bottom, left } = page.margins;
  const body = { width: paper.width - left - right, height: paper.height - top - bottom };
  if (ancho <= body.width + 0.5 && alto <= body.height + 0.5) return null;
  return paperMessages.label.large(
    [ancho, alto].map(inCentimeters),
    [body.width, body.height].map(inCentimeters),
  );
}
