import { type Kysely, sql } from 'kysely';
import type { Caller } from '../caller.ts';
import type { Database } from './database-types.ts';
import type { TenantTransaction } from './in-tenant.ts';

/**
 * Runs `work` in a read-only transaction that sees the organizations, users, clients and storage statistics of all
 * tenants. A SuperAdmin's changes go through `inTenant` with the organization found here.
 * @throws for any role but SuperAdmin: a programming error, not one of the request.
 */
export function inOperator<T>(
  db: Kysely<Database>,
  caller: Pick<Caller, 'role'>,
  work: (trx: TenantTransaction) => Promise<T>,
): Promise<T> {
  if (caller.role !== 'SuperAdmin') throw new Error(`inOperator was reached by ${caller.role}`);
  return db
    .transaction()
    .setAccessMode('read only')
    .execute(async (trx) => {
      await sql`
        select set_config('app.operator', 'on', true), set_config('app.client_ids', '*', true)
      `.execute(trx);
      return work(trx);
    });
}
