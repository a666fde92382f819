import type { ColumnTotal, SelectedColumn } from '@lienzo/schema/data/column';
import { isMeasureKey } from '@lienzo/schema/data/summary';
import { rendererMessages } from '@lienzo/schema/messages/renderer-messages';
import { crossLookOf } from '@lienzo/schema/report/drawn-table';
import type { DataItem } from '@lienzo/schema/report/item';
import { ownRows } from '@lienzo/schema/report/own-rows';
import { summaryQuestionOf } from '@lienzo/schema/report/summary-question';

/** Of groups, means and distinct values do not add up to those of all rows. */
const NOT_OF_GROUPS: readonly ColumnTotal[] = ['promedio', 'cuenta'];

/**
 * Why the totals of an item's columns are values: what the cells above them would give is another figure.
 * @returns the note of a column's total, or null where a formula gives it.
 */
export function valueTotals(item: DataItem): (column: SelectedColumn) => string | null {
  const own = ownRows(item);
  const repeated =
    crossLookOf(item)?.repeated ??
    new Set(summaryQuestionOf(item)?.medidas.flatMap((one) => (one.own.length > 0 ? [one.id] : [])));
  const derived = new Set(summaryQuestionOf(item)?.derivadas.map(({ id }) => id));
  return ({ column, total }) => {
    if (!isMeasureKey(column)) return own.has(column) ? rendererMessages.repeatedTotal : null;
    const isOther =
      derived.has(column) || repeated.has(column) || (total !== undefined && NOT_OF_GROUPS.includes(total));
    return isOther ? rendererMessages.summaryTotal : null;
  };
}
