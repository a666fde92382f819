/** The values that a person has changed of a report's filters; row level security hides everybody else's as well. */
import { type FilterChange, filterChange } from '@lienzo/schema/api/report-filter-endpoints';
import { sql } from 'kysely';
import { z } from 'zod';
import type { Actor } from '../../../platform/caller.ts';
import type { TenantTransaction } from '../../../platform/database/in-tenant.ts';

type Person = Pick<Actor, 'organizationId' | 'userId'>;

const stored = z.array(filterChange);

export async function findOwnFilters(
  trx: TenantTransaction,
  { organizationId, userId }: Person,
  reportId: number,
): Promise<FilterChange[]> {
  const row = await trx
    .selectFrom('report_own_filters')
    .select('filters')
    .where('organization_id', '=', organizationId)
    .where('user_id', '=', userId)
    .where('report_id', '=', reportId)
    .executeTakeFirst();
  return row === undefined ? [] : stored.parse(row.filters);
}

/** @param filters replace the ones before; empty: there are none. */
export async function writeOwnFilters(
  trx: TenantTransaction,
  { organizationId, userId }: Person,
  reportId: number,
  filters: FilterChange[],
): Promise<void> {
  if (filters.length === 0) {
    await trx
      .deleteFrom('report_own_filters')
      .where('organization_id', '=', organizationId)
      .where('user_id', '=', userId)
      .where('report_id', '=', reportId)
      .execute();
    return;
  }
  const content = { filters: JSON.stringify(filters) };
  await trx
    .insertInto('report_own_filters')
    .values({ organization_id: organizationId, user_id: userId, report_id: reportId, ...content })
    .onConflict((conflict) =>
      conflict
        .columns(['organization_id', 'user_id', 'report_id'])
        .doUpdateSet({ ...content, updated_at: sql`now()` }),
    )
    .execute();
}

/** Removes everybody's of a report; the transaction must act for the whole organization. */
export async function deleteOwnFiltersOfReport(
  trx: TenantTransaction,
  organizationId: string,
  reportId: number,
): Promise<void> {
  await trx
    .deleteFrom('report_own_filters')
    .where('organization_id', '=', organizationId)
    .where('report_id', '=', reportId)
    .execute();
}
