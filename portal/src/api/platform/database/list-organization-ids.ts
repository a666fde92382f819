import type { Kysely } from 'kysely';
import type { Database } from './database-types.ts';
import { inOperator } from './in-operator.ts';

/** Every organization, for jobs that run once for each. */
export async function listOrganizationIds(db: Kysely<Database>): Promise<string[]> {
  const rows = await inOperator(db, { role: 'SuperAdmin' }, (trx) =>
    trx.selectFrom('organizations').select('id').orderBy('id').execute(),
  );
  return rows.map(({ id }) => id);
}
