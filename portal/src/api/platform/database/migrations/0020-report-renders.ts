/** Files that are made of reports, from the request to the result, and the tickets that hand them out. */
import { type Kysely, sql } from 'kysely';
import { protectTable } from './protect-table.ts';

/**
 * `request` is what was asked for, without a password, which is sealed in `secret` until the file is made. `claim` is
 * the worker that makes it, until `lease_until` unless it renews that. `digest` is of what was sent to the rendering
 * service. `notes` is what that said of the file. A row without a blob has no file.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table report_renders (
      organization_id uuid not null,
      id uuid not null default gen_random_uuid(),
      user_id uuid not null,
      report_id integer,
      name text not null,
      format text not null check (format in ('pdf', 'docx', 'xlsx')),
      request jsonb not null,
      secret bytea,
      state text not null default 'queued'
        check (state in ('queued', 'running', 'done', 'failed', 'cancelled')),
      progress jsonb,
      problems jsonb not null default '[]',
      notes jsonb not null default '[]',
      attempts integer not null default 0,
      claim uuid,
      lease_until timestamptz(3),
      digest text,
      sha256 text check (sha256 ~ '^[0-9a-f]{64}$'),
      size bigint,
      created_at timestamptz(3) not null default now(),
      finished_at timestamptz(3),
      primary key (organization_id, id),
      foreign key (organization_id, user_id) references users (organization_id, id),
      check ((state = 'done') = (sha256 is not null)),
      check ((sha256 is null) = (size is null))
    )
  `.execute(db);
  await sql`create index report_renders_user on report_renders (organization_id, user_id, created_at desc)`.execute(
    db,
  );
  await sql`
    create index report_renders_digest on report_renders (organization_id, digest, finished_at)
    where state = 'done'
  `.execute(db);
  await sql`create index report_renders_sha256 on report_renders (sha256) where sha256 is not null`.execute(
    db,
  );
  await sql`create index report_renders_age on report_renders (organization_id, created_at)`.execute(db);
  await protectTable(db, 'report_renders', { grant: ['select', 'insert', 'update', 'delete'] });
  // No foreign key: a ticket lives for a minute, and a file that was deleted meanwhile is not found.
  await sql`alter table download_tickets add column render_id uuid`.execute(db);
}
