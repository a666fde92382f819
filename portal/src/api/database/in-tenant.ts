/** Transactions of a tenant. */
import type { Role } from '@lienzo/schema/api/endpoint';
import { type Kysely, sql, type Transaction } from 'kysely';
import type { Database } from './database-types.ts';

/** Who asks. `userId` null is the program itself (a job, the demonstration data), with the role it acts in. */
export type TenantContext = { organizationId: string; userId: string | null; role: Role };

export type TenantTransaction = Transaction<Database>;

/**
 * Runs `work` in a transaction that sees one organization. SuperAdmin and Admin see every client of it, an
 * Ejecutivo the associated ones, a client user their own; rows of others do not exist for it.
 * Keep it short: no upload, mail, hash or rendering inside, except a cursor that is being streamed.
 */
export function inTenant<T>(
  db: Kysely<Database>,
  context: TenantContext,
  work: (trx: TenantTransaction) => Promise<T>,
): Promise<T> {
  return db.transaction().execute(async (trx) => {
    await enterTenant(trx, context);
    return work(trx);
  });
}

/** Sets the tenant of a transaction that is already open; it ends with the transaction. */
export async function enterTenant(trx: TenantTransaction, context: TenantContext): Promise<void> {
  const limited = context.role === 'Ejecutivo' || context.role === 'client';
  await sql`
    select set_config('app.organization_id', ${context.organizationId}, true),
           set_config('app.user_id', ${context.userId ?? ''}, true),
           set_config('app.role', ${context.role}, true),
           set_config('app.client_ids', ${limited ? '' : '*'}, true)
  `.execute(trx);
  if (limited) await limitToClients(trx, context);
}

async function limitToClients(
  trx: TenantTransaction,
  { organizationId, userId, role }: TenantContext,
): Promise<void> {
  const clients =
    role === 'client'
      ? trx
          .selectFrom('users')
          .select('client_id')
          .where('organization_id', '=', organizationId)
          .where('id', '=', userId)
      : trx
          .selectFrom('user_clients')
          .select('client_id')
          .where('organization_id', '=', organizationId)
          .where('user_id', '=', userId);
  await sql`
    select set_config('app.client_ids', coalesce(string_agg(own.client_id::text, ','), ''), true)
    from (${clients}) as own
  `.execute(trx);
}
