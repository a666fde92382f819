/** The columns of an organization's “Reporte AGS”. Nothing is overwritten: each change is a version, with who made it. */
import { type Kysely, sql } from 'kysely';
import { protectTable } from './protect-table.ts';

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table ags_layout_versions (
      organization_id uuid not null references organizations (id),
      -- From 1 in each organization; the last one holds.
      version integer not null check (version > 0),
      -- Null: the default columns again.
      content jsonb,
      user_id uuid not null,
      created_at timestamptz(3) not null default now(),
      primary key (organization_id, version)
    )
  `.execute(db);
  await protectTable(db, 'ags_layout_versions', { grant: ['select', 'insert'] });
}
