import type { Cell, ColumnKey, Row, SelectedColumn } from '@lienzo/schema/data/column';
import type { ValueRange } from '@lienzo/schema/data/column-bar';
import type { TableTotals, TotalsQuestion } from '@lienzo/schema/data/table-totals';
import { type CountedValues, TotalsAccumulator } from '@lienzo/schema/data/totals';
import { groupName } from '@lienzo/templates/drawing/table-lines';
import { CompiledQuery } from 'kysely';
import type { TenantTransaction } from '../../../platform/database/in-tenant.ts';
import { type ComputedRows, columnOf, type StoredRow } from '../queries/computed-rows.ts';
import { rowOf } from '../queries/row-of.ts';

/** Groups or rows per fetch of the cursor. */
const CHUNK = 500;

/** The totals of a table over all rows, and those of the groups that the question names. */
export async function readTotals(
  trx: TenantTransaction,
  rows: ComputedRows,
  question: TotalsQuestion,
): Promise<TableTotals> {
  const { ranges = [] } = question;
  const sums = await readSums(trx, rows, question);
  return ranges.length === 0 ? sums : { ...sums, ranges: await readRanges(trx, rows, ranges) };
}

async function readSums(
  trx: TenantTransaction,
  rows: ComputedRows,
  question: TotalsQuestion,
): Promise<TableTotals> {
  if (question.columns.length === 0) return { all: {}, open: question.open.map(() => ({})) };
  const totals = new OpenTotals(question);
  // Of values that rows repeat, only the accumulator sees which were there.
  const repeated = Object.keys(question.own).length > 0;
  const query = repeated ? rows.query : countedByGroup(rows, question);
  for await (const chunk of trx.getExecutor().stream<StoredRow>(query, CHUNK))
    for (const stored of chunk.rows) {
      const row = rowOf(stored);
      if (repeated) totals.build(row, (one) => one.add(row));
      else {
        const counted = question.columns.map((_, at) => countedValues(row, at));
        totals.build(groupsOf(row, question), (one) => one.addCounted(counted));
      }
    }
  return totals.result();
}

/** The least and the greatest value of each column; of values that rows repeat, they are the same. */
async function readRanges(
  trx: TenantTransaction,
  rows: ComputedRows,
  keys: readonly ColumnKey[],
): Promise<Record<ColumnKey, ValueRange>> {
  const known = keys.filter((key) => rows.numeric.has(key));
  if (known.length === 0) return {};
  const ends = known.map((key, at) => {
    const value = columnOf(rows, key);
    return `min(${value}) as min_${at}, max(${value}) as max_${at}`;
  });
  const { sql, parameters } = rows.unordered;
  const { rows: stored } = await trx.executeQuery<StoredRow>(
    CompiledQuery.raw(`select ${ends.join(', ')} from (${sql}) as found`, [...parameters]),
  );
  const row = rowOf(stored[0] ?? {});
  return Object.fromEntries(
    known.map((key, at) => [key, { min: cellOf(row[`min_${at}`]), max: cellOf(row[`max_${at}`]) }]),
  );
}

/**
 * The totals over all rows that several questions ask for, in their order. Those that SQL can count are asked together: of a
 * million rows each pass takes a good part of a second.
 */
export async function readAllTotals(
  trx: TenantTransaction,
  rows: ComputedRows,
  questions: readonly TotalsQuestion[],
): Promise<TableTotals['all'][]> {
  const counted = questions.filter(isCounted);
  const columns = counted.flatMap((question) => question.columns);
  const values = await readCounted(trx, rows, columns);
  const results: TableTotals['all'][] = [];
  let from = 0;
  for (const question of questions) {
    if (!isCounted(question)) {
      results.push((await readTotals(trx, rows, question)).all);
      continue;
    }
    const totals = new OpenTotals(question);
    const own = values.slice(from, from + question.columns.length);
    from += question.columns.length;
    totals.build({}, (one) => one.addCounted(own));
    results.push(totals.result().all);
  }
  return results;
}

/** Columns that are totalled in one pass; each has four figures, and a list of PostgreSQL has 1,664 at most. */
const MAX_COLUMNS = 400;

async function readCounted(
  trx: TenantTransaction,
  rows: ComputedRows,
  columns: readonly SelectedColumn[],
): Promise<CountedValues[]> {
  const values: CountedValues[] = [];
  for (let from = 0; from < columns.length; from += MAX_COLUMNS) {
    const part = columns.slice(from, from + MAX_COLUMNS);
    const query = countedByGroup(rows, { columns: part, groups: [] });
    const { rows: stored } = await trx.executeQuery<StoredRow>(query);
    const row = rowOf(stored[0] ?? {});
    values.push(...part.map((_, at) => countedValues(row, at)));
  }
  return values;
}

/** Of values that rows repeat, only the accumulator sees which were there. */
const isCounted = ({ own, groups }: TotalsQuestion): boolean =>
  Object.keys(own).length === 0 && groups.length === 0;

/** The totals of all rows, and of the open groups. */
class OpenTotals {
  private readonly question: TotalsQuestion;
  private readonly all: TotalsAccumulator;
  private readonly open: TotalsAccumulator[];

  constructor(question: TotalsQuestion) {
    const own = new Map(Object.entries(question.own));
    this.question = question;
    this.all = new TotalsAccumulator(question.columns, own);
    this.open = question.open.map(() => new TotalsAccumulator(question.columns, own));
  }

  /** Those that a row belongs to, the outer groups of its groups included. */
  build(row: Row, take: (totals: TotalsAccumulator) => void): void {
    const { groups, open } = this.question;
    take(this.all);
    for (const [level, totals] of this.open.entries()) {
      const column = groups[level];
      if (column === undefined || groupName(row, column) !== open[level]) return;
      take(totals);
    }
  }

  result(): TableTotals {
    return {
      all: Object.fromEntries(this.all.result()),
      open: this.open.map((totals) => Object.fromEntries(totals.result())),
    };
  }
}

/** Counts and sums the values of each group; which groups read alike is known to the drawing's names alone. */
function countedByGroup(
  rows: ComputedRows,
  { columns, groups }: Pick<TotalsQuestion, 'columns' | 'groups'>,
): CompiledQuery<StoredRow> {
  const figures = columns.flatMap((column, at) => figuresOf(rows, column, at));
  const keys = groups.map(({ column }, level) => `${columnOf(rows, column)} as group_${level}`);
  const scopes = groups.map((_, level) => String(level + 1)).join(', ');
  const { sql, parameters } = rows.unordered;
  return CompiledQuery.raw(
    `select ${[...keys, ...figures].join(', ')} from (${sql}) as found ${scopes === '' ? '' : `group by ${scopes}`}`,
    [...parameters],
  );
}

function figuresOf(rows: ComputedRows, { column, total, data_type }: SelectedColumn, at: number): string[] {
  const value = columnOf(rows, column);
  // Texts have ends only to see whether they are one.
  const end = data_type === 'text' ? `${value} collate "C"` : value;
  const summed = (total === 'suma' || total === 'promedio') && rows.numeric.has(column);
  return [
    // No number is an empty text, and to write each of them takes longer than to add it.
    `count(${rows.numeric.has(column) ? value : `nullif(${value}::text, '')`}) as count_${at}`,
    `${summed ? `coalesce(sum(${value}), 0)::text` : "'0'"} as sum_${at}`,
    `${total === 'minimo' ? `min(${end})` : 'null'} as min_${at}`,
    `${total === 'maximo' ? `max(${end})` : 'null'} as max_${at}`,
  ];
}

const countedValues = (row: Row, at: number): CountedValues => ({
  count: Number(row[`count_${at}`] ?? 0),
  sum: String(row[`sum_${at}`] ?? 0),
  min: cellOf(row[`min_${at}`]),
  max: cellOf(row[`max_${at}`]),
});

const cellOf = (value: Cell | undefined): Cell => value ?? null;

/** The values of a group under the names of their columns. */
const groupsOf = (row: Row, { groups }: TotalsQuestion): Row =>
  Object.fromEntries(groups.map(({ column }, level) => [column, cellOf(row[`group_${level}`])]));
