import { sql } from 'kysely';
import type { TenantTransaction } from '../../../platform/database/in-tenant.ts';

/** Sets the statement timeout of a transaction; a timeout is reported as `query_timeout`. */
export async function limitStatements(trx: TenantTransaction, milliseconds: number): Promise<void> {
  await sql`select set_config('statement_timeout', ${String(milliseconds)}, true)`.execute(trx);
}
