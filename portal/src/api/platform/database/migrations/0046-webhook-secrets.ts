/** What signs the webhooks of a token is stored, sealed: derived from the session's secret, it would change with that. */
import { type Kysely, sql } from 'kysely';
import { APP_ROLE } from './protect-table.ts';

/** Null for tokens of before, until the portal has stored what it derived. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table api_tokens add column webhook_secret bytea`.execute(db);
  await sql`grant update (webhook_secret) on api_tokens to ${sql.ref(APP_ROLE)}`.execute(db);
}
