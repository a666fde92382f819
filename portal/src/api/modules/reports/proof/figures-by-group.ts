import { CompiledQuery } from 'kysely';
import type { TenantTransaction } from '../../../platform/database/in-tenant.ts';

/**
 * Reckons figures over groups of the rows of a query.
 * @param figures SQL expressions over the query's columns, with names.
 * @param groupOfRow of each row of the query, in its order: which belong together is a matter of how values are shown.
 */
export async function figuresByGroup(
  trx: TenantTransaction,
  { sql, parameters }: CompiledQuery,
  figures: string,
  groupOfRow: readonly number[],
): Promise<Map<number, Record<string, unknown>>> {
  const { rows } = await trx.executeQuery<Record<string, unknown>>(
    CompiledQuery.raw(
      `select grouped.at, ${figures}
       from (select proved.*, row_number() over () as proved_place from (${sql}) as proved) as proved
       join unnest($${parameters.length + 1}::int[]) with ordinality as grouped (at, place)
         on grouped.place = proved.proved_place
       group by grouped.at`,
      [...parameters, groupOfRow],
    ),
  );
  return new Map(rows.map((row) => [Number(row.at), row]));
}

/** @returns SQL; averages have as many decimals as those of the drawing. */
export const aggregateOf = (name: string, value: string): string =>
  name === 'avg' ? `round(avg(${value}), 10)` : `${name}(${value})`;
