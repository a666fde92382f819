import type { LineaItem, ReportItem } from '@lienzo/schema/report/item';
import type { BorderStyle, Borders } from 'exceljs';

/** In points, from which on Excel's wider lines are closer to the stroke. */
const MEDIUM = 1.25;
const THICK = 2.25;

/** The line that a horizontal one draws below the text before it; other shapes have no place in cells. */
export function lineBelow(item: ReportItem | undefined): Partial<Borders> | undefined {
  if (item?.nombre !== 'linea' || item.forma !== 'horizontal') return undefined;
  return { bottom: { style: styleOf(item), color: { argb: `FF${item.color.slice(1).toUpperCase()}` } } };
}

function styleOf({ trazo, grosor }: LineaItem): BorderStyle {
  if (trazo === 'puntos') return 'dotted';
  if (trazo === 'guiones') return grosor < MEDIUM ? 'dashed' : 'mediumDashed';
  if (grosor < MEDIUM) return 'thin';
  return grosor < THICK ? 'medium' : 'thick';
}
