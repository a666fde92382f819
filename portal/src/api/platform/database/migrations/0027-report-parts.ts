/** The files that a report is divided into, while they are made and delivered. */
import { type Kysely, sql } from 'kysely';
import { protectTable } from './protect-table.ts';

/**
 * A row is a finished file: bytes `start` to `start + size` of a blob, for files of a page or two are stored many
 * together. `part_key` is of its value, `digest` of the report and the rows that it was made of: a retry keeps what is
 * made and still true. `checked_parts` of the request: all files are made, and their totals are those of the report.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table report_render_parts (
      organization_id uuid not null,
      render_id uuid not null,
      part_key text not null check (part_key ~ '^[0-9a-f]{64}$'),
      ordinal integer not null,
      value text not null,
      name text not null,
      recipient text,
      state text not null default 'made' check (state in ('made', 'delivered', 'failed')),
      problem text,
      digest text not null,
      rows integer not null,
      totals jsonb not null,
      sha256 text not null check (sha256 ~ '^[0-9a-f]{64}$'),
      start bigint not null,
      size bigint not null,
      primary key (organization_id, render_id, part_key),
      foreign key (organization_id, render_id) references report_renders (organization_id, id) on delete cascade,
      check ((state = 'failed') = (problem is not null))
    )
  `.execute(db);
  await sql`create index report_render_parts_sha256 on report_render_parts (sha256)`.execute(db);
  await protectTable(db, 'report_render_parts', { grant: ['select', 'insert', 'update', 'delete'] });
  await sql`
    alter table report_renders
      add column checked_parts integer,
      drop constraint report_renders_format_check,
      add constraint report_renders_format_check check (format in ('pdf', 'docx', 'xlsx', 'zip', 'csv'))
  `.execute(db);
}
