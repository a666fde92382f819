/** Removal of expired rows (docs/decisions/2026-11-20-what-is-forgotten.md). */
import { type RawBuilder, sql } from 'kysely';
import type { TenantTransaction } from './in-tenant.ts';

/** Removes at most `limit` expired rows of an organization. @returns their number. */
export type Pruning = (trx: TenantTransaction, organizationId: string, limit: number) => Promise<number>;

/** The instant a number of days ago. */
export const daysAgo = (days: number): RawBuilder<unknown> =>
  sql`now() - make_interval(days => ${days}::int)`;

/** @param rows selects the `ctid` of the expired rows of an organization. */
export const pruning =
  (table: string, rows: (organizationId: string) => RawBuilder<unknown>): Pruning =>
  async (trx, organizationId, limit) => {
    const { numAffectedRows } = await sql`
      delete from ${sql.table(table)}
      where organization_id = ${organizationId} and ctid = any (array(${rows(organizationId)} limit ${limit}))
    `.execute(trx);
    return Number(numAffectedRows ?? 0n);
  };
