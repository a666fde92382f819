/** The measures of a fixed table that the drawing and Word have in common. */
import type { TablaFijaItem } from '@lienzo/schema/report/item';
import { cellPadding } from '../table/column-widths.ts';

/** Points below which the columns of a table have little padding. */
const NARROW_COLUMN = 40;

/** The shares of the columns of a fixed table in its width; they are 1 together. */
export function columnShares({ anchos }: Pick<TablaFijaItem, 'anchos'>): number[] {
  const sum = anchos.reduce((total, one) => total + one, 0);
  return anchos.map((one) => one / sum);
}

/** Space at either side of a cell's text in points. @param width of the table in points. */
export const fixedPadding = (item: Pick<TablaFijaItem, 'anchos'>, width: number): number =>
  cellPadding({ narrow: Math.min(...columnShares(item)) * width < NARROW_COLUMN });

/** The size of its text in points, unless the item has another one. */
export const FIXED_TEXT_SIZE = 9;
