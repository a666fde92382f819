/** Downloads that a browser fetches by an address (specification 1 §7, GET /file). */
import { type Kysely, sql } from 'kysely';
import { protectTable } from './protect-table.ts';

/** A ticket names its row, and the row what is fetched: the ids of a thousand things fit into no address. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table download_tickets (
      organization_id uuid not null,
      id uuid not null default gen_random_uuid(),
      session_id uuid not null,
      user_id uuid not null,
      item_ids uuid[] not null,
      version_id uuid,
      expires_at timestamptz(3) not null,
      primary key (organization_id, id),
      foreign key (organization_id, session_id) references sessions (organization_id, id) on delete cascade
    )
  `.execute(db);
  await sql`create index download_tickets_session on download_tickets (organization_id, session_id)`.execute(
    db,
  );
  await sql`create index download_tickets_expiry on download_tickets (organization_id, expires_at)`.execute(
    db,
  );
  await protectTable(db, 'download_tickets', { grant: ['select', 'insert', 'delete'] });
}
