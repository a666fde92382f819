/** The totals of a table while its rows pass by. */
import type { Cell, ColumnKey, Row } from '../data/column.ts';
import { isMeasureKey, totalKey } from '../data/summary.ts';
import { isTotalled, TotalsAccumulator } from '../data/totals.ts';
import type { DataItem } from './item.ts';
import { ownRows } from './own-rows.ts';
import { detailColumnOf } from './page-group.ts';
import { isSummarised } from './summary-question.ts';

export type RunningTotals = Pick<TotalsAccumulator, 'active' | 'add' | 'result'>;

/** @param level of groups with subtotals that the rows belong to: 0 for all rows, 1 for the outer group. */
export const runningTotals = (item: DataItem, level = 0): RunningTotals =>
  isSummarised(item)
    ? new SummaryTotals(item, level)
    : new TotalsAccumulator(item.selected_columns.filter(isTotalled), ownRows(item));

/** Each row of a summary brings the totals of all rows and of its groups. */
class SummaryTotals implements RunningTotals {
  private readonly columns: readonly ColumnKey[];
  private readonly level: number;
  private readonly detail: ColumnKey | undefined;
  private first: Row | undefined;
  /** Whether the rows are of several pages, as in Excel, and not of one. */
  private isOfSeveral = false;

  constructor(item: DataItem, level: number) {
    this.columns = item.selected_columns
      .filter(isTotalled)
      .map(({ column }) => column)
      .filter(isMeasureKey);
    this.level = level;
    this.detail = detailColumnOf(item);
  }

  get active(): boolean {
    return this.columns.length > 0;
  }

  add(row: Row): void {
    const { detail } = this;
    this.first ??= row;
    if (detail !== undefined && this.first[detail] !== row[detail]) this.isOfSeveral = true;
  }

  result(): Map<ColumnKey, Cell> {
    const scope = { level: this.level, ofDetail: this.detail !== undefined && !this.isOfSeveral };
    return new Map(this.columns.map((column) => [column, this.first?.[totalKey(column, scope)] ?? null]));
  }
}
