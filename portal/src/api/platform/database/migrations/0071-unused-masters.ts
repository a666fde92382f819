/** What was set up and never used can be deleted; the foreign keys hold everything else. */
import { type Kysely, sql } from 'kysely';
import { APP_ROLE } from './protect-table.ts';

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const table of ['companies', 'registers', 'register_premiums', 'cost_centers', 'paysheets'])
    await sql`grant delete on ${sql.table(table)} to ${sql.ref(APP_ROLE)}`.execute(db);
}
