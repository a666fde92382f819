/** What somebody works on and has not saved as the report: seen by that person only. */
import { type Kysely, sql } from 'kysely';
import { protectTable } from './protect-table.ts';

/** `report_id` is null for a new report; `based_on` is the saved version that the draft began from. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table report_drafts (
      organization_id uuid not null,
      user_id uuid not null,
      id uuid not null default gen_random_uuid(),
      report_id integer,
      nombre text not null,
      orientation text not null check (orientation in ('vertical', 'horizontal')),
      document jsonb not null,
      based_on timestamptz(3),
      created_at timestamptz(3) not null default now(),
      updated_at timestamptz(3) not null default now(),
      primary key (organization_id, user_id, id),
      unique (organization_id, user_id, report_id),
      foreign key (organization_id, user_id) references users (organization_id, id) on delete cascade,
      foreign key (organization_id, report_id) references reports (organization_id, id) on delete cascade,
      check (report_id is not null or based_on is null)
    )
  `.execute(db);
  await sql`create index report_drafts_report on report_drafts (organization_id, report_id)`.execute(db);
  await sql`create index report_drafts_updated on report_drafts (organization_id, updated_at)`.execute(db);
  await protectTable(db, 'report_drafts', { grant: ['select', 'insert', 'update', 'delete'] });
  // The program itself, which has no person, still removes old ones and those of deleted reports.
  await sql`
    create policy person on report_drafts as restrictive
      using (coalesce(user_id = (select nullif(current_setting('app.user_id', true), '')::uuid), true))
      with check (coalesce(user_id = (select nullif(current_setting('app.user_id', true), '')::uuid), true))
  `.execute(db);
}
