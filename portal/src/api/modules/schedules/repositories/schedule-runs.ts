/** The runs of schedules: one row for each moment at which one was due. */
import { errorEntry } from '@lienzo/schema/api/errors';
import { type RenderNote, renderNote } from '@lienzo/schema/api/render-contract';
import { type FileFormat, type ReportFact, reportFact } from '@lienzo/schema/reports/render-endpoints';
import { SCHEDULE_EVENTS } from '@lienzo/schema/reports/schedule-when';
import type { RunState } from '@lienzo/schema/schedules/schedule-endpoints';
import { sql } from 'kysely';
import { z } from 'zod';
import type { TenantTransaction } from '../../../platform/database/in-tenant.ts';

export type RunKey = { organizationId: string; id: string };

const runEvent = z.object({
  kind: z.enum(SCHEDULE_EVENTS),
  client_id: z.uuid(),
  paysheet_id: z.int(),
  period_id: z.int(),
});
/** What happened, and to which period. */
export type RunEvent = z.infer<typeof runEvent>;

export type StoredRun = {
  id: string;
  scheduleId: string;
  dueAt: string;
  manual: boolean;
  state: RunState;
  note: string | null;
  problems: string[];
  finishedAt: string | null;
  /** null: it was due at a moment. */
  event: RunEvent | null;
};

/** Runs listed of a schedule. */
const LISTED = 30;
const OPEN = ['queued', 'rendering', 'delivering'] as const;
const COLUMNS = [
  'id',
  'schedule_id',
  'due_at',
  'manual',
  'state',
  'note',
  'problems',
  'finished_at',
  'event',
] as const;
const storedProblems = z.array(z.string());

const rows = (trx: TenantTransaction, organizationId: string) =>
  trx.selectFrom('report_schedule_runs').select(COLUMNS).where('organization_id', '=', organizationId);
type Row = Awaited<ReturnType<ReturnType<typeof rows>['executeTakeFirstOrThrow']>>;

const present = ({ schedule_id, due_at, finished_at, problems, event, ...row }: Row): StoredRun => ({
  ...row,
  scheduleId: schedule_id,
  dueAt: due_at,
  finishedAt: finished_at,
  problems: storedProblems.parse(problems),
  event: runEvent.nullable().parse(event),
});

export type NewRun = {
  scheduleId: string;
  dueAt: string | Date;
  manual: boolean;
  note: string | null;
  /** With what names it: it has one run of a schedule. */
  event?: RunEvent & { key: string };
};

/** @returns its id; undefined when the schedule has a run for that moment or event already. */
export async function insertRun(
  trx: TenantTransaction,
  organizationId: string,
  { event, ...run }: NewRun,
): Promise<string | undefined> {
  const inserted = await trx
    .insertInto('report_schedule_runs')
    .values({
      organization_id: organizationId,
      schedule_id: run.scheduleId,
      due_at: run.dueAt,
      manual: run.manual,
      note: run.note,
      event: event === undefined ? null : JSON.stringify(runEvent.parse(event)),
      event_key: event?.key ?? null,
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst();
  return inserted?.id;
}

/** Whether a schedule had a run of the same event of a period before. */
export async function hadRunOf(
  trx: TenantTransaction,
  organizationId: string,
  scheduleId: string,
  { kind, period_id }: RunEvent,
): Promise<boolean> {
  const stored = await trx
    .selectFrom('report_schedule_runs')
    .select('id')
    .where('organization_id', '=', organizationId)
    .where('schedule_id', '=', scheduleId)
    .where('manual', '=', false)
    .where(sql<boolean>`event ->> 'kind' = ${kind} and event ->> 'period_id' = ${String(period_id)}`)
    .executeTakeFirst();
  return stored !== undefined;
}

export async function findRun(
  trx: TenantTransaction,
  { organizationId, id }: RunKey,
  { lock }: { lock: boolean } = { lock: false },
): Promise<StoredRun | undefined> {
  const row = await rows(trx, organizationId)
    .where('id', '=', id)
    .$if(lock, (query) => query.forUpdate())
    .executeTakeFirst();
  return row && present(row);
}

/** Newest first. */
export async function listRuns(
  trx: TenantTransaction,
  organizationId: string,
  scheduleId: string,
): Promise<StoredRun[]> {
  const matches = await rows(trx, organizationId)
    .where('schedule_id', '=', scheduleId)
    .orderBy('due_at', 'desc')
    .limit(LISTED)
    .execute();
  return matches.map(present);
}

/** Of all runs of a schedule. */
export async function listRunIds(
  trx: TenantTransaction,
  organizationId: string,
  scheduleId: string,
): Promise<string[]> {
  const existing = await trx
    .selectFrom('report_schedule_runs')
    .select('id')
    .where('organization_id', '=', organizationId)
    .where('schedule_id', '=', scheduleId)
    .execute();
  return existing.map(({ id }) => id);
}

/** The last run of each of these schedules. */
export async function lastRuns(
  trx: TenantTransaction,
  organizationId: string,
  scheduleIds: readonly string[],
): Promise<Map<string, StoredRun>> {
  const hits = await rows(trx, organizationId)
    .distinctOn('schedule_id')
    .where(sql<boolean>`schedule_id = any (${scheduleIds}::uuid[])`)
    .orderBy('schedule_id')
    .orderBy('due_at', 'desc')
    .execute();
  return new Map(hits.map((row) => [row.schedule_id, present(row)]));
}

export async function isBeingMade(
  trx: TenantTransaction,
  organizationId: string,
  scheduleId: string,
): Promise<boolean> {
  const match = await trx
    .selectFrom('report_schedule_runs')
    .select('id')
    .where('organization_id', '=', organizationId)
    .where('schedule_id', '=', scheduleId)
    .where('state', 'in', OPEN)
    .executeTakeFirst();
  return match !== undefined;
}

const ofKey = (trx: TenantTransaction, { organizationId, id }: RunKey) =>
  trx.updateTable('report_schedule_runs').where('organization_id', '=', organizationId).where('id', '=', id);

/** The run waits for these files. */
export async function startRun(
  trx: TenantTransaction,
  key: RunKey,
  files: { format: FileFormat; renderId: string }[],
): Promise<void> {
  await trx
    .insertInto('report_schedule_files')
    .values(
      files.map(({ format, renderId }) => ({
        organization_id: key.organizationId,
        run_id: key.id,
        format,
        render_id: renderId,
      })),
    )
    .execute();
  await ofKey(trx, key).set({ state: 'rendering', started_at: sql`clock_timestamp()` }).execute();
}

export async function setDelivering(trx: TenantTransaction, key: RunKey): Promise<void> {
  await ofKey(trx, key).set({ state: 'delivering' }).where('state', '=', 'rendering').execute();
}

/** @returns whether it had not ended before. */
export async function endRun(
  trx: TenantTransaction,
  key: RunKey,
  { state, problems }: { state: 'done' | 'partial' | 'failed'; problems: string[] },
): Promise<boolean> {
  const { numUpdatedRows } = await ofKey(trx, key)
    .set({ state, problems: JSON.stringify(problems), finished_at: sql`clock_timestamp()` })
    .where('state', 'in', OPEN)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

export type RunFile = {
  runId: string;
  format: FileFormat;
  renderId: string;
  /** undefined: the file was deleted. */
  state: 'queued' | 'running' | 'done' | 'failed' | 'cancelled' | undefined;
  problems: { code: string; message: string }[];
  sha256: string | null;
  size: number | null;
  name: string | null;
  notes: RenderNote[];
};

export async function listRunFiles(
  trx: TenantTransaction,
  organizationId: string,
  runIds: readonly string[],
): Promise<RunFile[]> {
  const result = await trx
    .selectFrom('report_schedule_files as files')
    .leftJoin('report_renders as renders', (join) =>
      join
        .onRef('renders.organization_id', '=', 'files.organization_id')
        .onRef('renders.id', '=', 'files.render_id'),
    )
    .select(['files.run_id', 'files.format', 'files.render_id'])
    .select([
      'renders.state',
      'renders.problems',
      'renders.sha256',
      'renders.size',
      'renders.name',
      'renders.notes',
    ])
    .where('files.organization_id', '=', organizationId)
    .where(sql<boolean>`files.run_id = any (${runIds}::uuid[])`)
    .orderBy('files.format')
    .execute();
  return result.map(({ run_id, render_id, state, problems, notes, ...file }) => ({
    ...file,
    runId: run_id,
    renderId: render_id,
    state: state ?? undefined,
    problems: z.array(errorEntry).parse(problems ?? []),
    notes: z.array(renderNote).parse(notes ?? []),
  }));
}

/** What the files of a run were made of, which all of them share. */
export async function factsOfRun(
  trx: TenantTransaction,
  { organizationId, id }: RunKey,
): Promise<ReportFact[]> {
  const row = await trx
    .selectFrom('report_schedule_files as files')
    .innerJoin('report_renders as renders', (join) =>
      join
        .onRef('renders.organization_id', '=', 'files.organization_id')
        .onRef('renders.id', '=', 'files.render_id'),
    )
    .select(
      sql<unknown>`coalesce(renders.request -> 'facts', (
        select jsonb_agg(fact) from jsonb_array_elements(renders.request -> 'reports') as part
        cross join lateral jsonb_array_elements(part -> 'facts') as fact
      ))`.as('facts'),
    )
    .where('files.organization_id', '=', organizationId)
    .where('files.run_id', '=', id)
    .limit(1)
    .executeTakeFirst();
  return z.array(reportFact).nullish().parse(row?.facts) ?? [];
}

/** Whose schedule a file was made for, and as whom; undefined for any other file. */
export async function findScheduledFile(
  trx: TenantTransaction,
  organizationId: string,
  renderId: string,
): Promise<{ scheduleOwner: string; renderOwner: string } | undefined> {
  const hit = await trx
    .selectFrom('report_schedule_files as files')
    .innerJoin('report_schedule_runs as runs', (join) =>
      join.onRef('runs.organization_id', '=', 'files.organization_id').onRef('runs.id', '=', 'files.run_id'),
    )
    .innerJoin('report_schedules as schedules', (join) =>
      join
        .onRef('schedules.organization_id', '=', 'runs.organization_id')
        .onRef('schedules.id', '=', 'runs.schedule_id'),
    )
    .innerJoin('report_renders as renders', (join) =>
      join
        .onRef('renders.organization_id', '=', 'files.organization_id')
        .onRef('renders.id', '=', 'files.render_id'),
    )
    .select(['schedules.user_id as scheduleOwner', 'renders.user_id as renderOwner'])
    .where('files.organization_id', '=', organizationId)
    .where('files.render_id', '=', renderId)
    .executeTakeFirst();
  return hit;
}

/** The run that waits for a file. */
export async function findRunOfRender(
  trx: TenantTransaction,
  organizationId: string,
  renderId: string,
): Promise<string | undefined> {
  const known = await trx
    .selectFrom('report_schedule_files')
    .select('run_id')
    .where('organization_id', '=', organizationId)
    .where('render_id', '=', renderId)
    .executeTakeFirst();
  return known?.run_id;
}

/** Runs that nobody has gone on with for a while: a process died, a file was cancelled, a mail server was away. */
export function listLeftRuns(
  trx: TenantTransaction,
  organizationId: string,
  limit: number,
): Promise<{ id: string; state: RunState }[]> {
  return trx
    .selectFrom('report_schedule_runs as runs')
    .select(['runs.id', 'runs.state'])
    .where('runs.organization_id', '=', organizationId)
    .where('runs.state', 'in', OPEN)
    .where('runs.created_at', '<', sql<string>`now() - interval '1 minute'`)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('report_schedule_files as files')
            .innerJoin('report_renders as renders', (join) =>
              join
                .onRef('renders.organization_id', '=', 'files.organization_id')
                .onRef('renders.id', '=', 'files.render_id'),
            )
            .select('files.format')
            .whereRef('files.organization_id', '=', 'runs.organization_id')
            .whereRef('files.run_id', '=', 'runs.id')
            .where('renders.state', 'in', ['queued', 'running']),
        ),
      ),
    )
    .orderBy('runs.created_at')
    .limit(limit)
    .execute();
}
