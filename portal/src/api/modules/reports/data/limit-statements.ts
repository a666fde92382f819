import { sql } from 'kysely';
import type { TenantTransaction } from '../../../platform/database/in-tenant.ts';

/** Ends a statement of this transaction after so long; the answer is then `query_timeout`. */
export async function limitStatements(trx: TenantTransaction, milliseconds: number): Promise<void> {
  await sql`select set_config('statement_timeout', ${String(milliseconds)}, true)`.execute(trx);
}
