import type { Etiquetas } from '@lienzo/schema/report/item';
import { labelsThatFit } from '@lienzo/schema/report/label-size';
import { groupDriver } from '@lienzo/schema/report/page-group';
import type { Layout, ReportDocument } from '@lienzo/schema/report/report';
import { bodyHeight } from './body-height.ts';
import { bodyWidth } from './body-width.ts';

/** Padding of a label in points. */
export const LABEL_PADDING = 8;

/** The layout of labels on a sheet; lengths in points. */
export type LabelGrid = Etiquetas & {
  width: number;
  height: number;
  /** Width and height of a label's content. */
  inner: number;
  innerHeight: number;
  /** What is left of the body below the last row. */
  free: number;
};

/** The grid of labels on the page body of a report. */
export function labelGrid(
  etiquetas: Etiquetas,
  report: Pick<ReportDocument, 'orientation' | 'page'>,
): LabelGrid {
  const { separacion, medida } = etiquetas;
  const body = { width: bodyWidth(report), height: bodyHeight(report) };
  const { columnas, filas } = medida === undefined ? etiquetas : labelsThatFit({ medida, separacion }, body);
  const [most, highest] = [
    cellLength(body.width, columnas, separacion),
    cellLength(body.height, filas, separacion),
  ];
  const width = Math.min(most, medida?.ancho ?? most);
  const height = Math.min(highest, medida?.alto ?? highest);
  return {
    ...{ ...etiquetas, columnas, filas },
    width,
    height,
    inner: Math.max(8, width - 2 * LABEL_PADDING),
    innerHeight: Math.max(8, height - 2 * LABEL_PADDING),
    free: body.height - filas * height - (filas - 1) * separacion,
  };
}

const cellLength = (length: number, count: number, gap: number): number =>
  Math.max(16, Math.floor(((length - (count - 1) * gap) / count) * 100) / 100);

/** The label grid of a page group, if its dynamic text has labels. */
export function groupLabels(
  group: Layout[],
  report: Pick<ReportDocument, 'orientation' | 'page'>,
): LabelGrid | undefined {
  const etiquetas = groupDriver(group)?.etiquetas;
  return etiquetas === undefined ? undefined : labelGrid(etiquetas, report);
}
