import { ChartAccumulator, type ChartData, type ChartQuestion } from '@lienzo/schema/data/chart-data';
import type { ColumnKey, SelectedColumn } from '@lienzo/schema/data/column';
import type { ItemFigures, ItemFiguresQuery } from '@lienzo/schema/reports/report-data-endpoints';
import { CompiledQuery } from 'kysely';
import type { TenantTransaction } from '../../../platform/database/in-tenant.ts';
import { type ComputedRows, columnOf, computedRows, type StoredRow } from '../queries/computed-rows.ts';
import { rowOf } from '../queries/row-of.ts';
import { readTotals } from './read-totals.ts';

/** Categories per fetch of the cursor. */
const CHUNK = 500;

/**
 * What an item shows of all its rows, computed by SQL: the data of a chart, a table's totals, and how many groups
 * it has.
 * @param query validated by `catalogProblems`.
 * @param options.today the date of `hoy`, `YYYY-MM-DD`.
 */
export async function readItemFigures(
  trx: TenantTransaction,
  { chart, totals, ...query }: ItemFiguresQuery,
  options: { organizationId: string; today: string },
): Promise<ItemFigures> {
  const rows = computedRows(query, options);
  if (rows === null) return { chart: null, totals: null, groups: [] };
  return {
    chart: chart === undefined ? null : await chartOf(trx, rows, chart),
    totals: totals === undefined ? null : await readTotals(trx, rows, totals),
    groups: await countGroups(
      trx,
      rows,
      (query.group_by ?? []).filter((key) => rows.columns.has(key)),
    ),
  };
}

/** SQL counts and sums each value of the category; which values read alike is known to the accumulator alone. */
async function chartOf(
  trx: TenantTransaction,
  rows: ComputedRows,
  question: ChartQuestion,
): Promise<ChartData> {
  if (Object.keys(question.own).length > 0) return chartOfRepeated(trx, rows, question);
  const series = question.valores.map((column, at) => seriesOf(rows, column, at));
  const figures = series.length === 0 ? ['count(*) as count_0', "'0' as sum_0"] : series;
  const category = columnOf(rows, question.categoria.column);
  const { sql, parameters } = rows.query;
  const compiled = CompiledQuery.raw(
    `select ${category} as category, ${figures.join(', ')}
     from (select found.*, row_number() over () as place from (${sql}) as found) as found
     group by 1 order by min(place)`,
    [...parameters],
  );
  const gathering = new ChartAccumulator(question);
  for await (const chunk of trx.getExecutor().stream<StoredRow>(compiled, CHUNK))
    for (const stored of chunk.rows) {
      const { category: value = null, ...counted } = rowOf(stored);
      gathering.addCounted(
        value,
        figures.map((_, at) => ({
          count: Number(counted[`count_${at}`] ?? 0),
          sum: String(counted[`sum_${at}`] ?? 0),
        })),
      );
    }
  return gathering.result();
}

/** Values that rows repeat are counted once for each row of their own: only the accumulator sees which were there. */
async function chartOfRepeated(
  trx: TenantTransaction,
  rows: ComputedRows,
  question: ChartQuestion,
): Promise<ChartData> {
  const gathering = new ChartAccumulator(question);
  for await (const chunk of trx.getExecutor().stream(rows.query, CHUNK))
    for (const stored of chunk.rows) gathering.add(rowOf(stored));
  return gathering.result();
}

function seriesOf(rows: ComputedRows, { column }: SelectedColumn, at: number): string {
  const value = columnOf(rows, column);
  const sum = rows.numeric.has(column) ? `coalesce(sum(${value}), 0)::text` : "'0'";
  return `count(nullif(${value}::text, '')) as count_${at}, ${sum} as sum_${at}`;
}

/** The groups of a table at each level, the outermost first. */
async function countGroups(
  trx: TenantTransaction,
  rows: ComputedRows,
  groups: readonly ColumnKey[],
): Promise<number[]> {
  if (groups.length === 0) return [];
  const counts = groups.map((_, level) => {
    const path = groups.slice(0, level + 1).map((key) => columnOf(rows, key));
    return `count(distinct row(${path.join(', ')})) as level_${level}`;
  });
  const { sql, parameters } = rows.query;
  const { rows: match } = await trx.executeQuery<StoredRow>(
    CompiledQuery.raw(`select ${counts.join(', ')} from (${sql}) as found`, [...parameters]),
  );
  return groups.map((_, level) => Number(match[0]?.[`level_${level}`] ?? 0));
}
