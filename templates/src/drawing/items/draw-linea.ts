import type { LineaItem } from '@lienzo/schema/report/item';
import { isShape, shapeHeight } from '@lienzo/schema/report/line-item';

const STYLES = { solido: 'solid', guiones: 'dashed', puntos: 'dotted' } as const satisfies Record<
  LineaItem['trazo'],
  string
>;

/** A border without words: decoration, which screen readers leave out, and a print without a tag. */
export function drawLinea(item: LineaItem): string {
  const stroke = `${item.grosor}pt ${STYLES[item.trazo]} ${item.color}`;
  const fill = isShape(item) && item.relleno !== undefined ? `;background-color:${item.relleno}` : '';
  const rules = {
    horizontal: `border-top:${stroke}`,
    vertical: `border-left:${stroke};height:${shapeHeight(item)}pt${sideOf(item)}`,
    rectangulo: `border:${stroke};height:${shapeHeight(item)}pt${fill}`,
    elipse: `border:${stroke};height:${shapeHeight(item)}pt;border-radius:50%${fill}`,
  } satisfies Record<LineaItem['forma'], string>;
  return `<div class="lz-line" aria-hidden="true" style="${rules[item.forma]}"></div>`;
}

/** A vertical line stands where the item's text would. */
function sideOf({ estilo_item: { align }, grosor }: LineaItem): string {
  const width = `;width:${grosor}pt`;
  if (align === 'center') return `${width};margin:0 auto`;
  return align === 'right' ? `${width};margin-left:auto` : width;
}
