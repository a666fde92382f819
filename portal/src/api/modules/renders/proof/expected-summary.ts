/** The totals of a summarised table, computed by SQL of the rows that its groups are made of, without its groups. */

import type { SummaryQuestion } from '@lienzo/schema/data/summary';
import { isTotalled } from '@lienzo/schema/data/totals';
import type { TablaItem } from '@lienzo/schema/report/item';
import { storedQuery } from '@lienzo/schema/report/rows-query';
import { CompiledQuery } from 'kysely';
import type { TenantTransaction } from '../../../platform/database/in-tenant.ts';
import { buildSourceQuery } from '../../report-data/report-data.ts';
import { quoted } from './figures-by-group.ts';
import { type ExpectedTotal, totalText } from './total-text.ts';

/** @returns the total of each column that has one, as the files show it. */
export async function expectedSummaryTotals(
  trx: TenantTransaction,
  item: TablaItem,
  question: SummaryQuestion,
  { organizationId, today }: { organizationId: string; today: string },
): Promise<ExpectedTotal[]> {
  const query = buildSourceQuery(storedQuery(item), { organizationId, reckoned: today });
  const columns = item.selected_columns.filter(isTotalled);
  if (query === null || columns.length === 0) return [];
  const { sql, parameters } = query.rows;
  const firsts = question.medidas.map(({ own }, at) => {
    const ids = own.map(quoted).join(', ');
    const missing = own.map((key) => `${quoted(key)} is null`).join(' or ');
    return own.length === 0
      ? `true as own${at}`
      : `(${missing} or row_number() over (partition by ${ids}) = 1) as own${at}`;
  });
  const figures = question.medidas.map((measure, at) => `${aggregateOf(measure, at)} as f${at}`);
  const { rows } = await trx.executeQuery<Record<string, unknown>>(
    CompiledQuery.raw(
      `select ${figures.join(', ')} from (select proved.*, ${firsts.join(', ')} from (${sql}) as proved) as proved`,
      [...parameters],
    ),
  );
  return columns.map((column) => {
    const derived = question.derivadas.find(({ id }) => id === column.column);
    const at = question.medidas.findIndex(({ id }) => id === (derived?.medida ?? column.column));
    const figure = rows[0]?.[`f${at}`];
    return { column, text: totalText(column, derived === undefined ? figure : wholeOf(figure)) };
  });
}

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
