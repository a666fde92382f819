/**
 * Sums at the ends of a table's pages: 'Suma de la página' of the rows on a page, and 'Viene de la página anterior' of
 * those before it. Together they are the total of the last page. Where each group has pages of its own, they are of the
 * group, and together its subtotal.
 */
import type { ColumnKey, Row, SelectedColumn } from '../data/column.ts';
import { decimalOf } from '../data/exact-decimal.ts';
import { SeenRows } from '../data/own-row-keys.ts';
import { isTotalled } from '../data/totals.ts';
import type { TablaItem } from './item.ts';
import { ownRows } from './own-rows.ts';
import { startsPages } from './page-per-group.ts';
import { isSummarised, summaryQuestionOf } from './summary-question.ts';

/** Whether a table shows sums at the ends of its pages. */
export const hasPageSums = (item: TablaItem): boolean =>
  (item.suma_pagina === true || item.viene_pagina === true) && pageSumColumns(item).length > 0;

/** Whether a table is to show sums at the ends of its pages, and has no column for them. */
export const lacksPageSums = (item: TablaItem): boolean =>
  (item.suma_pagina === true || item.viene_pagina === true) && pageSumColumns(item).length === 0;

/**
 * The columns that are summed by page: those whose total is the sum of what their rows show. Of a summarised table the
 * sums and counts that no two groups share.
 */
export function pageSumColumns(item: TablaItem): readonly SelectedColumn[] {
  const known = columnsOfItems.get(item) ?? additiveColumns(item);
  columnsOfItems.set(item, known);
  return known;
}

/** Kept, because each row of a drawn table asks for them. */
const columnsOfItems = new WeakMap<TablaItem, readonly SelectedColumn[]>();

function additiveColumns(item: TablaItem): SelectedColumn[] {
  const columns = item.selected_columns.filter((column) => column.total === 'suma' && isTotalled(column));
  if (!isSummarised(item)) return columns;
  const additive = new Set(
    summaryQuestionOf(item)
      ?.medidas.filter(({ funcion, own }) => (funcion === 'suma' || funcion === 'cuenta') && own.length === 0)
      .map(({ id }) => id),
  );
  return columns.filter(({ column }) => additive.has(column));
}

/** What the rows of a table add to its page sums, in the order in which they are shown. */
export class PageSumAddends {
  private readonly columns: ColumnKey[];
  private readonly seen = new Map<ColumnKey, SeenRows>();
  private readonly item: TablaItem;

  constructor(item: TablaItem) {
    this.item = item;
    this.columns = hasPageSums(item) ? pageSumColumns(item).map(({ column }) => column) : [];
    this.restart();
  }

  /** Whether the table has page sums. */
  get active(): boolean {
    return this.columns.length > 0;
  }

  /** Called where an outer group begins. */
  beginGroup(): void {
    if (startsPages(this.item)) this.restart();
  }

  /**
   * @param row additional columns included.
   * @returns the exact decimals by column; none for an empty value, and for one that was counted on a row before.
   */
  addendsOf(row: Row): Map<ColumnKey, string> {
    const addends = new Map<ColumnKey, string>();
    for (const column of this.columns) {
      const value = row[column];
      if (value === null || value === undefined || value === '') continue;
      if (this.seen.get(column)?.isKnown(row) === true) continue;
      const number = decimalOf(value);
      if (number !== null) addends.set(column, number.toFixed());
    }
    return addends;
  }

  private restart(): void {
    const own = this.columns.length === 0 || isSummarised(this.item) ? new Map() : ownRows(this.item);
    for (const column of this.columns) {
      const keys = own.get(column);
      if (keys !== undefined) this.seen.set(column, new SeenRows(keys));
    }
  }
}
