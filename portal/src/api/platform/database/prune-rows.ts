/** Removes rows that only serve for a while (docs/decisions/2026-11-20-what-is-forgotten.md). */
import { type RawBuilder, sql } from 'kysely';
import type { TenantTransaction } from './in-tenant.ts';

/** Rows that are past their days: removes at most `limit` of an organization's. @returns how many. */
export type Pruning = (trx: TenantTransaction, organizationId: string, limit: number) => Promise<number>;

/** A time so many days ago. */
export const daysAgo = (days: number): RawBuilder<unknown> =>
  sql`now() - make_interval(days => ${days}::int)`;

/** @param rows selects the `ctid` of what is old in an organization. */
export const pruning =
  (table: string, rows: (organizationId: string) => RawBuilder<unknown>): Pruning =>
  async (trx, organizationId, limit) => {
    const { numAffectedRows } = await sql`
      delete from ${sql.table(table)}
      where organization_id = ${organizationId} and ctid = any (array(${rows(organizationId)} limit ${limit}))
    `.execute(trx);
    return Number(numAffectedRows ?? 0n);
  };
