/** By what a person divided a report the last time, and how they named the files: seen by that person only. */
import { type Kysely, sql } from 'kysely';
import { protectTable } from './protect-table.ts';

/** `choices`: the column's key and the pattern of the names. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table report_parts_choices (
      organization_id uuid not null,
      user_id uuid not null,
      report_id integer not null,
      choices jsonb not null,
      updated_at timestamptz(3) not null default now(),
      primary key (organization_id, user_id, report_id),
      foreign key (organization_id, user_id) references users (organization_id, id) on delete cascade,
      foreign key (organization_id, report_id) references reports (organization_id, id) on delete cascade
    )
  `.execute(db);
  await sql`create index report_parts_choices_report on report_parts_choices (organization_id, report_id)`.execute(
    db,
  );
  await protectTable(db, 'report_parts_choices', { grant: ['select', 'insert', 'update', 'delete'] });
  // The program itself, which has no person, still removes those of deleted reports.
  await sql`
    create policy person on report_parts_choices as restrictive
      using (coalesce(user_id = (select nullif(current_setting('app.user_id', true), '')::uuid), true))
      with check (coalesce(user_id = (select nullif(current_setting('app.user_id', true), '')::uuid), true))
  `.execute(db);
}
