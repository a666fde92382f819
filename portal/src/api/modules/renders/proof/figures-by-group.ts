import type { ColumnKey } from '@lienzo/schema/data/column';
import type { OwnRows } from '@lienzo/schema/data/own-row-keys';
import { CompiledQuery } from 'kysely';
import type { TenantTransaction } from '../../../platform/database/in-tenant.ts';

/** A figure over a column of a query: `value` is SQL. */
export type Figure = { column: ColumnKey; name: 'sum' | 'avg' | 'count' | 'min' | 'max'; value: string };

/**
 * Computes figures over groups of the rows of a query: `f0`, `f1` and so on.
 * @param own the ids, among the columns of the query, of the rows that repeated values belong to: each counts once.
 * @param groupOfRow of each row of the query, in its order: which belong together is a matter of how values are shown.
 */
export async function figuresByGroup(
  trx: TenantTransaction,
  { sql, parameters }: CompiledQuery,
  { figures, own }: { figures: readonly Figure[]; own: OwnRows },
  groupOfRow: readonly number[],
): Promise<Map<number, Record<string, unknown>>> {
  const firsts = figures.map(({ column }, at) => {
    const ids = (own.get(column) ?? []).map((key) => `, proved.${quoted(key)}`).join('');
    return ids === '' ? '' : `, row_number() over (partition by grouped.at${ids}) = 1 as own${at}`;
  });
  const aggregates = figures.map(
    ({ name, value }, at) => `, ${aggregateOf(name, value, firsts[at] === '' ? '' : `own${at}`)} as f${at}`,
  );
  const { rows } = await trx.executeQuery<Record<string, unknown>>(
    CompiledQuery.raw(
      `select at ${aggregates.join('')}
       from (
         select proved.*, grouped.at ${firsts.join('')}
         from (select proved.*, row_number() over () as proved_place from (${sql}) as proved) as proved
         join unnest($${parameters.length + 1}::int[]) with ordinality as grouped (at, place)
           on grouped.place = proved.proved_place
       ) as proved
       group by at`,
      [...parameters, groupOfRow],
    ),
  );
  return new Map(rows.map((row) => [Number(row.at), row]));
}

/** The name of a column of the query. */
export const quoted = (column: ColumnKey): string => `"${column.replaceAll('"', '""')}"`;

/** Averages have as many decimals as those of the drawing. @param where a condition, or ''. */
function aggregateOf(name: Figure['name'], value: string, where: string): string {
  const filter = where === '' ? '' : ` filter (where ${where})`;
  return name === 'avg' ? `round(avg(${value})${filter}, 10)` : `${name}(${value})${filter}`;
}
