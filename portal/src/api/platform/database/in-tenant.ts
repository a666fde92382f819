/** Transactions of a tenant. */
import type { Role } from '@lienzo/schema/api/endpoint';
import { type Kysely, sql, type Transaction, type TransactionBuilder } from 'kysely';
import type { Database } from './database-types.ts';
import { retryUnavailable } from './retry-unavailable.ts';

/**
 * The user of a transaction. `userId` null is the program itself (a job, the demonstration data), with the role it acts
 * in.
 */
export type TenantContext = { organizationId: string; userId: string | null; role: Role };

/** The program itself, acting for the whole organization. */
export const systemContext = (organizationId: string): TenantContext => ({
  organizationId,
  userId: null,
  role: 'SuperAdmin',
});

export type TenantTransaction = Transaction<Database>;

/**
 * Runs `work` in a transaction that sees one organization. SuperAdmin and Admin see every client of it, an Ejecutivo
 * the assigned ones, a client user their own; other rows are invisible.
 * Keep it short: no upload, mail, hash or rendering inside, except a cursor that is being streamed.
 * A connection that breaks before `work` has begun is replaced; after that nothing is retried, because only `work`
 * knows whether that is safe.
 */
export function inTenant<T>(
  db: Kysely<Database>,
  context: TenantContext,
  work: (trx: TenantTransaction) => Promise<T>,
): Promise<T> {
  return entered(db.transaction(), context, work);
}

function entered<T>(
  transaction: TransactionBuilder<Database>,
  context: TenantContext,
  work: (trx: TenantTransaction) => Promise<T>,
): Promise<T> {
  let begun = false;
  return retryUnavailable(
    () =>
      transaction.execute(async (trx) => {
        await enterTenant(trx, context);
        begun = true;
        return work(trx);
      }),
    () => !begun,
  );
}

/** Like `inTenant`, but every statement sees the rows as they were at the first one. */
export function inSnapshot<T>(
  db: Kysely<Database>,
  context: TenantContext,
  work: (trx: TenantTransaction) => Promise<T>,
): Promise<T> {
  return entered(db.transaction().setIsolationLevel('repeatable read'), context, work);
}

/**
 * Sets the tenant of an open transaction, until it ends. The values are literals, so that the statement can be sent
 * together with `begin` (`deferBegin`).
 */
export async function enterTenant(
  trx: TenantTransaction,
  { organizationId, userId, role }: TenantContext,
): Promise<void> {
  await sql`select enter_tenant(${sql.lit(organizationId)}, ${sql.lit(userId)}, ${sql.lit(role)})`.execute(
    trx,
  );
}
