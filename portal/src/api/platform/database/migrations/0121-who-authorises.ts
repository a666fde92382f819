/** Whether an Ejecutivo may authorise and close the payrolls of a client of theirs. */
import { type Kysely, sql } from 'kysely';
import { APP_ROLE } from './protect-table.ts';

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table user_clients add column authorizes boolean not null default false`.execute(db);
  await sql`grant update (authorizes) on user_clients to ${sql.ref(APP_ROLE)}`.execute(db);
}
