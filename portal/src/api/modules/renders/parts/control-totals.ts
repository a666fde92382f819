/** The control totals of a report: its rows, and the exact sum of each numeric column of each item. */
import { catalogColumn } from '@lienzo/schema/data/catalog';
import { type Cell, type ColumnKey, isNumericType, type Row } from '@lienzo/schema/data/column';
import { decimalOf, ExactDecimal } from '@lienzo/schema/data/exact-decimal';
import { repetitions } from '@lienzo/schema/report/own-rows';
import { rowColumns } from '@lienzo/schema/report/query-columns';
import { storedQuery } from '@lienzo/schema/report/rows-query';
import { partsMessages } from '@lienzo/schema/reports/parts-messages';
import type { TenantTransaction } from '../../../platform/database/in-tenant.ts';
import { DomainError } from '../../../platform/domain-error.ts';
import { buildTotalsQuery } from '../../report-data/report-data.ts';
import type { ComparedTotals } from '../repositories/render-parts.ts';
import type { Division } from './division.ts';

/** A total: a numeric column of an item. */
export type ControlColumn = { item: number; column: ColumnKey; heading: string };
export type Totals = { rows: number; sums: string[] };

/**
 * The numeric columns that the items show, in their order. Internal numbers and keys are none, nor are values that rows
 * repeat: their sum says nothing, and an own row can be in several parts.
 */
export function controlColumns({ items }: Division): ControlColumn[] {
  const seen = new Map<string, number>();
  return items.flatMap((item, index) => {
    const repeated = new Set(repetitions(item, item.selected_columns).map(({ column }) => column.column));
    const shown = item.selected_columns.map(({ column }) => column).filter((key) => !repeated.has(key));
    return rowColumns(item).flatMap((column) => {
      const known = catalogColumn(column);
      if (known === undefined || !isNumericType(known.data_type) || !shown.includes(column)) return [];
      const scope = (seen.get(known.readable_name) ?? 0) + 1;
      seen.set(known.readable_name, scope);
      return [{ item: index, column, heading: partsMessages.manifest.totalOf(known.readable_name, scope) }];
    });
  });
}

/** The totals of the whole report by SQL, from the very queries that print it undivided. */
export async function wholeTotals(
  trx: TenantTransaction,
  { items }: Division,
  columns: readonly ControlColumn[],
  organizationId: string,
): Promise<Totals> {
  let rows = 0;
  const sums: string[] = columns.map(() => '0');
  for (const [index, item] of items.entries()) {
    const own = columns.flatMap(({ item: source, column }) => (source === index ? [column] : []));
    const query = buildTotalsQuery(storedQuery(item), { organizationId, columns: own });
    if (query === null) continue;
    const [found = {}] = (await trx.executeQuery(query)).rows;
    rows += Number(found.rows ?? 0);
    for (const [at, { item: subject, column }] of columns.entries())
      if (subject === index) sums[at] = String(found[column] ?? '0');
  }
  return { rows, sums };
}

/** Adds up the columns of rows, or the totals of parts. */
export class RunningTotals {
  rows = 0;
  private readonly columns: readonly ControlColumn[];
  private readonly sums: InstanceType<typeof ExactDecimal>[];

  constructor(columns: readonly ControlColumn[]) {
    this.columns = columns;
    this.sums = columns.map(() => new ExactDecimal(0));
  }

  /** @param item the place of the row's item. */
  addRow(item: number, row: Row): void {
    this.rows += 1;
    for (const [at, { item: context, column }] of this.columns.entries())
      if (context === item) this.add(at, row[column]);
  }

  addTotals({ rows, sums }: Totals): void {
    this.rows += rows;
    for (const [at, sum] of sums.entries()) this.add(at, sum);
  }

  get totals(): Totals {
    return { rows: this.rows, sums: this.sums.map((sum) => sum.toFixed()) };
  }

  private add(at: number, cell: Cell | undefined): void {
    const value = decimalOf(cell);
    const sum = this.sums[at];
    if (value !== null && sum !== undefined) this.sums[at] = sum.plus(value);
  }
}

/** The figures of both sides by their headings. */
export const compareTotals = (
  parts: Totals,
  whole: Totals,
  columns: readonly ControlColumn[],
): ComparedTotals => ({
  rows: { parts: String(parts.rows), whole: String(whole.rows) },
  columns: columns.map(({ heading }, at) => ({
    heading,
    parts: plain(parts.sums[at]),
    whole: plain(whole.sums[at]),
  })),
});

/** Without the zeros that the database writes at the end. */
const plain = (sum = '0'): string => new ExactDecimal(sum).toFixed();

/** Whether two exact figures differ; `1.50` and `1.5` do not. */
export const differ = ({ parts, whole }: { parts: string; whole: string }): boolean =>
  !new ExactDecimal(parts).eq(new ExactDecimal(whole));

/** @throws DomainError parts_differ with an entry for each total of the parts that is not that of the whole. */
export function checkTotals({ rows, columns }: ComparedTotals): void {
  const [first, ...rest] = [{ ...rows, heading: partsMessages.rows }, ...columns]
    .filter(differ)
    .map(({ heading, parts, whole }) => ({
      code: 'parts_differ' as const,
      message: partsMessages.differs(heading, parts, whole),
    }));
  if (first !== undefined) throw new DomainError([first, ...rest]);
}
