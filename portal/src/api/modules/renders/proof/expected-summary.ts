/** The totals of a summarised table, computed by SQL of the rows that its groups are made of, without its groups. */

import {
  type Cell,
  isDateType,
  isNumericType,
  type Row,
  type SelectedColumn,
} from '@lienzo/schema/data/column';
import { decimalOf } from '@lienzo/schema/data/exact-decimal';
import { daySpanOf, decimalsOf } from '@lienzo/schema/data/format';
import type { SummaryQuestion } from '@lienzo/schema/data/summary';
import { isTotalled } from '@lienzo/schema/data/totals';
import { crossColumns } from '@lienzo/schema/report/cross-columns';
import { crossTable } from '@lienzo/schema/report/cross-table';
import type { DataItem, TablaCruzadaItem, TablaItem } from '@lienzo/schema/report/item';
import { storedQuery } from '@lienzo/schema/report/rows-query';
import { summaryQuestionOf } from '@lienzo/schema/report/summary-question';
import { CompiledQuery } from 'kysely';
import type { TenantTransaction } from '../../../platform/database/in-tenant.ts';
import { buildSourceQuery } from '../../report-data/report-data.ts';
import { quoted } from './figures-by-group.ts';
import { type ExpectedTotal, totalText } from './total-text.ts';

type Options = { organizationId: string; today: string };

/** @returns the total of each column that has one, as the files show it. */
export async function expectedSummaryTotals(
  trx: TenantTransaction,
  item: TablaItem,
  question: SummaryQuestion,
  options: Options,
): Promise<ExpectedTotal[]> {
  const columns = item.selected_columns.filter(isTotalled);
  if (columns.length === 0) return [];
  const { whole } = await measuresOfRows(trx, item, question, options);
  return columns.map((column) => {
    const derived = question.derivadas.find(({ id }) => id === column.column);
    const figure = whole[derived?.medida ?? column.column];
    return { column, text: totalText(column, derived === undefined ? figure : wholeOf(figure)) };
  });
}

/** @returns the totals of the columns of a cross table, and of all of it, by the columns that show them. */
export async function expectedCrossTotals(
  trx: TenantTransaction,
  item: TablaCruzadaItem,
  groups: readonly Row[],
  options: Options,
): Promise<ExpectedTotal[]> {
  const question = summaryQuestionOf(item);
  if (question === null || !item.total_columnas) return [];
  const { table, columns } = crossTable(item, groups);
  const across = crossColumns(item);
  const { whole, groups: sums } = await measuresOfRows(trx, item, question, options, across);
  const byKey = new Map(table.selected_columns.map((column) => [column.column, column]));
  return columns.flatMap(({ key, values, measure }) => {
    const column = byKey.get(key);
    const at = JSON.stringify(across.map((one, position) => textOf(values?.[position] ?? null, one)));
    const figures = values === null ? whole : sums.get(at);
    return column === undefined ? [] : [{ column, text: totalText(column, figures?.[measure]) }];
  });
}

type Figures = Readonly<Record<string, unknown>>;

/** The measures over all rows, and over those of each group of the values of `keys`, by their ids. */
async function measuresOfRows(
  trx: TenantTransaction,
  item: DataItem,
  question: SummaryQuestion,
  { organizationId, today }: Options,
  keys: readonly SelectedColumn[] = [],
): Promise<{ whole: Figures; groups: ReadonlyMap<string, Figures> }> {
  const query = buildSourceQuery(storedQuery(item), { organizationId, reckoned: today });
  if (query === null) return { whole: {}, groups: new Map() };
  const { sql, parameters } = query.rows;
  const read = async (by: readonly string[]): Promise<Figures[]> => {
    const firsts = question.medidas.map(({ own }, at) => {
      const ids = [...by, ...own.map(quoted)].join(', ');
      const missing = own.map((key) => `${quoted(key)} is null`).join(' or ');
      return own.length === 0
        ? `true as own${at}`
        : `(${missing} or row_number() over (partition by ${ids}) = 1) as own${at}`;
    });
    const figures = question.medidas.map(
      (measure, at) => `${aggregateOf(measure, at)} as ${quoted(measure.id)}`,
    );
    const names = by.map((value, at) => `${value} as k${at}`);
    const grouped = by.map((_value, at) => `k${at}`);
    const { rows } = await trx.executeQuery<Record<string, unknown>>(
      CompiledQuery.raw(
        `select ${[...grouped, ...figures].join(', ')} from (select ${['proved.*', ...firsts, ...names].join(', ')} from (${sql}) as proved) as proved${by.length === 0 ? '' : ` group by ${grouped.join(', ')}`}`,
        [...parameters],
      ),
    );
    return rows;
  };
  const [whole = {}] = await read([]);
  const groups = keys.length === 0 ? [] : await read(keys.map(writtenKey));
  return {
    whole,
    groups: new Map(
      groups.map((group) => [JSON.stringify(keys.map((_key, at) => group[`k${at}`] ?? '')), group]),
    ),
  };
}

/** A key as text: numbers in the decimals that are shown, days as the first one of their month or year. */
function writtenKey(column: SelectedColumn): string {
  const value = quoted(column.column);
  const decimals = decimalsOf(column);
  if (isNumericType(column.data_type))
    return `coalesce(trim_scale(${decimals === null ? `${value}::numeric` : `round(${value}::numeric, ${decimals})`})::text, '')`;
  if (!isDateType(column.data_type)) return `coalesce(${value}::text, '')`;
  const day =
    column.data_type === 'timestamp' ? `(${value} at time zone 'America/Mexico_City')::date` : value;
  const span = daySpanOf(column);
  return `coalesce(${span === null ? `${day}::text` : `to_char(${day}, '${span === 'month' ? 'YYYY-MM-01' : 'YYYY-01-01'}')`}, '')`;
}

const textOf = (value: Cell, { data_type }: SelectedColumn): string =>
  (isNumericType(data_type) ? decimalOf(value)?.toFixed() : undefined) ?? String(value ?? '');

/** All of something is 100 %; nothing has no parts. */
const wholeOf = (figure: unknown): number | null => (Number(figure ?? 0) === 0 ? null : 100);

function aggregateOf({ column, funcion, data_type }: SummaryQuestion['medidas'][number], at: number): string {
  const value = data_type === 'text' ? `nullif(${quoted(column)}, '')` : quoted(column);
  const where = ` filter (where own${at})`;
  switch (funcion) {
    case 'suma':
      return `sum(${value})${where}`;
    case 'promedio':
      return `round(avg(${value})${where}, 10)`;
    case 'minimo':
      return `min(${value})`;
    case 'maximo':
      return `max(${value})`;
    case 'cuenta':
      return `count(${value})${where}`;
    case 'distintos':
      return `count(distinct ${value})`;
  }
}
