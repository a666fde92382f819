/** Reports that are made by themselves, and what is delivered, so that nothing is made or delivered twice. */
import { type Kysely, sql } from 'kysely';
import { letOperatorRead } from './let-operator-read.ts';
import { protectTable } from './protect-table.ts';

export async function up(db: Kysely<unknown>): Promise<void> {
  await createDeliveries(db);
  await createSchedules(db);
  await createRuns(db);
}

/**
 * `key` names what is delivered, `target` a folder's id or a mail address in lower case. `lease_until` is until when a
 * worker has a mail on its way. No foreign keys: a delivery is remembered when its folder or file is gone.
 */
async function createDeliveries(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table report_deliveries (
      organization_id uuid not null references organizations (id),
      key text not null check (length(key) between 1 and 200),
      target text not null check (length(target) between 1 and 300),
      kind text not null check (kind in ('folder', 'mail')),
      state text not null default 'waiting' check (state in ('waiting', 'sending', 'sent', 'failed')),
      problem text,
      file_id uuid,
      name text,
      attempts integer not null default 0,
      lease_until timestamptz(3),
      created_at timestamptz(3) not null default now(),
      updated_at timestamptz(3) not null default now(),
      primary key (organization_id, key, target),
      check ((state = 'sending') = (lease_until is not null)),
      check (kind = 'mail' or state <> 'sent' or file_id is not null)
    )
  `.execute(db);
  await sql`create index report_deliveries_age on report_deliveries (organization_id, created_at)`.execute(
    db,
  );
  await protectTable(db, 'report_deliveries', { grant: ['select', 'insert', 'update', 'delete'] });
}

/**
 * `timetable` is when it comes, `next_run_at` the next moment of it; null when none is known. `reckoned_at` is when that
 * was found, for those that follow a payroll's periods. No foreign key to the report: a schedule whose report is gone
 * stops and says so.
 */
async function createSchedules(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table report_schedules (
      organization_id uuid not null,
      id uuid not null default gen_random_uuid(),
      user_id uuid not null,
      report_id integer not null,
      name text not null,
      parametros jsonb not null default '{}',
      formats text[] not null,
      timetable jsonb not null,
      at_time text not null check (at_time ~ '^[0-2][0-9]:[0-5][0-9]$'),
      folder_id uuid,
      people uuid[] not null default '{}',
      roles text[] not null default '{}',
      mails text[] not null default '{}',
      paused boolean not null default false,
      stopped text,
      next_run_at timestamptz(3),
      reckoned_at timestamptz(3) not null default now(),
      created_at timestamptz(3) not null default now(),
      primary key (organization_id, id),
      foreign key (organization_id, user_id) references users (organization_id, id),
      check (formats <@ array['pdf', 'docx', 'xlsx'] and cardinality(formats) > 0)
    )
  `.execute(db);
  await sql`create index report_schedules_user on report_schedules (organization_id, user_id)`.execute(db);
  await sql`
    create index report_schedules_due on report_schedules (organization_id, next_run_at) where not paused
  `.execute(db);
  await protectTable(db, 'report_schedules', { grant: ['select', 'insert', 'update', 'delete'] });
  await letOperatorRead(db, 'report_schedules');
}

/** One row for each moment at which a schedule was due. */
async function createRuns(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table report_schedule_runs (
      organization_id uuid not null,
      id uuid not null default gen_random_uuid(),
      schedule_id uuid not null,
      due_at timestamptz(3) not null,
      manual boolean not null,
      state text not null default 'queued'
        check (state in ('queued', 'rendering', 'delivering', 'done', 'partial', 'failed')),
      note text,
      problems jsonb not null default '[]',
      created_at timestamptz(3) not null default clock_timestamp(),
      started_at timestamptz(3),
      finished_at timestamptz(3),
      primary key (organization_id, id),
      unique (organization_id, schedule_id, due_at),
      foreign key (organization_id, schedule_id) references report_schedules (organization_id, id) on delete cascade
    )
  `.execute(db);
  await sql`
    create index report_schedule_runs_open on report_schedule_runs (organization_id, created_at)
    where state in ('queued', 'rendering', 'delivering')
  `.execute(db);
  await sql`create index report_schedule_runs_age on report_schedule_runs (organization_id, created_at)`.execute(
    db,
  );
  await protectTable(db, 'report_schedule_runs', { grant: ['select', 'insert', 'update', 'delete'] });
  await letOperatorRead(db, 'report_schedule_runs');
  // No foreign key to the file: it is kept for days, the run for months.
  await sql`
    create table report_schedule_files (
      organization_id uuid not null,
      run_id uuid not null,
      format text not null check (format in ('pdf', 'docx', 'xlsx')),
      render_id uuid not null,
      primary key (organization_id, run_id, format),
      foreign key (organization_id, run_id) references report_schedule_runs (organization_id, id) on delete cascade
    )
  `.execute(db);
  await sql`create index report_schedule_files_render on report_schedule_files (organization_id, render_id)`.execute(
    db,
  );
  await protectTable(db, 'report_schedule_files', { grant: ['select', 'insert', 'update', 'delete'] });
}
