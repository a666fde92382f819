/** Files that are too large for a mail, fetched by a link of their own. */
import { type Kysely, sql } from 'kysely';
import { APP_ROLE, protectTable } from './protect-table.ts';

/**
 * A link is of one recipient and one file. `token_hash` is the SHA-256 (hexadecimal) of its token. It goes with the
 * request that the file was made for.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table report_mailed_files (
      organization_id uuid not null,
      id uuid not null default gen_random_uuid(),
      token_hash text not null unique check (token_hash ~ '^[0-9a-f]{64}$'),
      render_id uuid not null,
      delivery_key text not null,
      recipient text not null,
      name text not null,
      media_type text not null,
      sha256 text not null check (sha256 ~ '^[0-9a-f]{64}$'),
      size bigint not null,
      downloads integer not null default 0,
      last_download_at timestamptz(3),
      created_at timestamptz(3) not null default now(),
      expires_at timestamptz(3) not null,
      primary key (organization_id, id),
      foreign key (organization_id, render_id) references report_renders (organization_id, id) on delete cascade
    )
  `.execute(db);
  await sql`create index report_mailed_files_render on report_mailed_files (organization_id, render_id)`.execute(
    db,
  );
  await sql`create index report_mailed_files_key on report_mailed_files (organization_id, delivery_key)`.execute(
    db,
  );
  await protectTable(db, 'report_mailed_files', { grant: ['select', 'insert', 'delete'] });
  // Whose a link is, and until when, is decided once.
  await sql`
    grant update (downloads, last_download_at) on report_mailed_files to ${sql.ref(APP_ROLE)}
  `.execute(db);
  await sql`
    create policy link on report_mailed_files for select
      using (token_hash = (select nullif(current_setting('app.mailed_file_hash', true), '')))
  `.execute(db);
}
