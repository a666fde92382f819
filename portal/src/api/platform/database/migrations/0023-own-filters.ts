/** What a person changed of a report's filters for their own downloads: seen by that person only. */
import { type Kysely, sql } from 'kysely';
import { protectTable } from './protect-table.ts';

/** `filters`: the changed ones alone, as `{ uuid, id, condition, valor }`. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table report_own_filters (
      organization_id uuid not null,
      user_id uuid not null,
      report_id integer not null,
      filters jsonb not null,
      updated_at timestamptz(3) not null default now(),
      primary key (organization_id, user_id, report_id),
      foreign key (organization_id, user_id) references users (organization_id, id) on delete cascade,
      foreign key (organization_id, report_id) references reports (organization_id, id) on delete cascade
    )
  `.execute(db);
  await sql`create index report_own_filters_report on report_own_filters (organization_id, report_id)`.execute(
    db,
  );
  await protectTable(db, 'report_own_filters', { grant: ['select', 'insert', 'update', 'delete'] });
  // The program itself, which has no person, still removes those of deleted reports.
  await sql`
    create policy person on report_own_filters as restrictive
      using (coalesce(user_id = (select nullif(current_setting('app.user_id', true), '')::uuid), true))
      with check (coalesce(user_id = (select nullif(current_setting('app.user_id', true), '')::uuid), true))
  `.execute(db);
}
