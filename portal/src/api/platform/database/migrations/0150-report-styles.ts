/** Styles of reports, which an organization keeps. Reports copy what a style says; deleting one changes none of them. */
import { type Kysely, sql } from 'kysely';
import { protectTable } from './protect-table.ts';

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table report_styles (
      organization_id uuid not null references organizations (id),
      id uuid not null default gen_random_uuid(),
      nombre text not null,
      version integer not null default 1 check (version > 0),
      style jsonb not null,
      -- Who may change it beside administrators.
      user_id uuid not null,
      created_at timestamptz(3) not null default now(),
      updated_at timestamptz(3) not null default now(),
      primary key (organization_id, id)
    )
  `.execute(db);
  await sql`create unique index report_styles_name on report_styles (organization_id, lower(nombre))`.execute(
    db,
  );
  await sql`create index report_styles_user on report_styles (organization_id, user_id)`.execute(db);
  await protectTable(db, 'report_styles', { grant: ['select', 'insert', 'update', 'delete'] });
}
