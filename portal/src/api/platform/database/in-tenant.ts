/** Transactions of a tenant. */
import type { Role } from '@lienzo/schema/api/endpoint';
import { type Kysely, sql, type Transaction } from 'kysely';
import type { Database } from './database-types.ts';
import { retryUnavailable } from './retry-unavailable.ts';

/** Who asks. `userId` null is the program itself (a job, the demonstration data), with the role it acts in. */
export type TenantContext = { organizationId: string; userId: string | null; role: Role };

/** The program itself, which works for the whole organization. */
export const systemContext = (organizationId: string): TenantContext => ({
  organizationId,
  userId: null,
  role: 'SuperAdmin',
});

export type TenantTransaction = Transaction<Database>;

/**
 * Runs `work` in a transaction that sees one organization. SuperAdmin and Admin see every client of it, an
 * Ejecutivo the associated ones, a client user their own; rows of others do not exist for it.
 * Keep it short: no upload, mail, hash or rendering inside, except a cursor that is being streamed.
 * A connection that breaks before `work` has begun is replaced; after that nothing is repeated, because only `work`
 * knows whether it may be.
 */
export function inTenant<T>(
  db: Kysely<Database>,
  context: TenantContext,
  work: (trx: TenantTransaction) => Promise<T>,
): Promise<T> {
  let begun = false;
  return retryUnavailable(
    () =>
      db.transaction().execute(async (trx) => {
        await enterTenant(trx, context);
        begun = true;
        return work(trx);
      }),
    () => !begun,
  );
}

/**
 * Sets the tenant of a transaction that is already open; it ends with the transaction. Its values are literals, so
 * that it travels with the `begin` before it (`deferBegin`).
 */
export async function enterTenant(
  trx: TenantTransaction,
  { organizationId, userId, role }: TenantContext,
): Promise<void> {
  await sql`select enter_tenant(${sql.lit(organizationId)}, ${sql.lit(userId)}, ${sql.lit(role)})`.execute(
    trx,
  );
}
