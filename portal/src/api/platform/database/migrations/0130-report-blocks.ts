/** Blocks of reports: sections that an organization keeps. Reports remember which they have; deleting one changes none of them. */
import { type Kysely, sql } from 'kysely';
import { protectTable } from './protect-table.ts';

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table report_blocks (
      organization_id uuid not null references organizations (id),
      id uuid not null default gen_random_uuid(),
      nombre text not null,
      version integer not null default 1 check (version > 0),
      -- A report of the block's section alone, with the parameters that it uses.
      document jsonb not null,
      -- Who may change it beside administrators.
      user_id uuid not null,
      created_at timestamptz(3) not null default now(),
      updated_at timestamptz(3) not null default now(),
      primary key (organization_id, id)
    )
  `.execute(db);
  await sql`create unique index report_blocks_name on report_blocks (organization_id, lower(nombre))`.execute(
    db,
  );
  await sql`create index report_blocks_user on report_blocks (organization_id, user_id)`.execute(db);
  await protectTable(db, 'report_blocks', { grant: ['select', 'insert', 'update', 'delete'] });
}
