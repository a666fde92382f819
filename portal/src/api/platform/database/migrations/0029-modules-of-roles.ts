/**
 * Everybody gets the modules of their role. Until now nothing took one away from a person; some accounts lack those whose
 * screens were not there yet.
 */
import { type Kysely, sql } from 'kysely';

const TABLES = ['users', 'user_modules'];

export async function up(db: Kysely<unknown>): Promise<void> {
  // Rows that an earlier migration of the same transaction has put in wait for their deferred checks.
  await sql`set constraints all immediate`.execute(db);
  // The owner is held by row level security too; the transaction ends it again.
  for (const force of ['no force', 'force'] as const) {
    for (const table of TABLES)
      await sql`alter table ${sql.table(table)} ${sql.raw(force)} row level security`.execute(db);
    if (force === 'no force')
      await sql`
        insert into user_modules (organization_id, user_id, module_id)
        select users.organization_id, users.id, modules.id
        from users join modules on users.role = any (modules.roles)
        on conflict do nothing
      `.execute(db);
  }
}
