/** Schedules follow what happens to a period, and are of a report, of its parts or of several reports together. */
import { type Kysely, sql } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await followEvents(db);
  await deliverMore(db);
}

/**
 * `event` is what a run is of: the kind, the payroll and the period; `event_key` names that once, so that it has one run
 * of each schedule. Events of one moment are several runs.
 */
async function followEvents(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table report_schedule_runs
      add column event jsonb,
      add column event_key text check (length(event_key) between 1 and 200),
      add check ((event is null) = (event_key is null)),
      drop constraint report_schedule_runs_organization_id_schedule_id_due_at_key
  `.execute(db);
  await sql`
    create unique index report_schedule_runs_moment
      on report_schedule_runs (organization_id, schedule_id, due_at) where event_key is null
  `.execute(db);
  await sql`
    create unique index report_schedule_runs_event
      on report_schedule_runs (organization_id, schedule_id, event_key) where event_key is not null
  `.execute(db);
}

/** `output` is how the files are made; absent values are those of a single report. */
async function deliverMore(db: Kysely<unknown>): Promise<void> {
  await sql`alter table report_schedules add column output jsonb not null default '{"kind": "report"}'`.execute(
    db,
  );
  await sql`alter table report_schedule_files drop constraint report_schedule_files_format_check`.execute(db);
  await sql`
    alter table report_schedule_files
      add constraint report_schedule_files_format_check check (format in ('pdf', 'docx', 'xlsx', 'zip', 'csv'))
  `.execute(db);
}
