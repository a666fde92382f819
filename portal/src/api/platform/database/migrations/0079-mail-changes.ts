/** Mails that somebody's account is to have once the new mail has been confirmed by its link. */
import { type Kysely, sql } from 'kysely';
import { protectTable } from './protect-table.ts';

export async function up(db: Kysely<unknown>): Promise<void> {
  // `token_hash` is the SHA-256 of the UUID that the mail carries; null until it is sent.
  await sql`
    create table mail_changes (
      organization_id uuid not null,
      user_id uuid not null,
      mail text not null,
      token_hash text check (token_hash ~ '^[0-9a-f]{64}$'),
      expires_at timestamptz(3) not null,
      primary key (organization_id, user_id),
      unique (token_hash),
      foreign key (organization_id, user_id) references users (organization_id, id) on delete cascade
    )
  `.execute(db);
  await protectTable(db, 'mail_changes', { grant: ['select', 'insert', 'update', 'delete'] });
  await sql`
    create policy link on mail_changes for select
      using (token_hash = (select nullif(current_setting('app.link_hash', true), '')))
  `.execute(db);
}
