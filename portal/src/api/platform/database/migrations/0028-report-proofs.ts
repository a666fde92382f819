/** What reading back the files of a report has found, of the version that was saved last. */
import { type Kysely, sql } from 'kysely';
import { protectTable } from './protect-table.ts';

/** `version` is the report's `updated_at`; a proof of another version says nothing of this one. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table report_proofs (
      organization_id uuid not null,
      report_id integer not null,
      version timestamptz(3) not null,
      state text not null check (state in ('proved', 'differs', 'failed')),
      row_count integer not null,
      has_more boolean not null,
      differences jsonb not null,
      problem text,
      checked_at timestamptz(3) not null default now(),
      primary key (organization_id, report_id),
      foreign key (organization_id, report_id) references reports (organization_id, id) on delete cascade
    )
  `.execute(db);
  await protectTable(db, 'report_proofs', { grant: ['select', 'insert', 'update', 'delete'] });
}
