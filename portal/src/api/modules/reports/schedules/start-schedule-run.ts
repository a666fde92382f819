import type { ErrorCode } from '@lienzo/schema/api/errors';
import { apiErrorMessages } from '@lienzo/schema/messages/api-error-messages';
import type { Actor } from '../../../platform/caller.ts';
import { inTenant, systemContext } from '../../../platform/database/in-tenant.ts';
import { toDomainError } from '../../../platform/to-domain-error.ts';
import { findActor } from '../../accounts/accounts.ts';
import { canSchedule, canSeeReport } from '../policy.ts';
import { stillAsked } from '../printing/kept-filters.ts';
import { renderOfReport } from '../renders/render-of-report.ts';
import { queueRender } from '../renders/run-render.ts';
import { insertRender, type NewRender } from '../repositories/renders.ts';
import { findReport, type StoredReportWithDocument } from '../repositories/reports.ts';
import { findRun, type RunKey, startRun } from '../repositories/schedule-runs.ts';
import { findSchedule, type StoredSchedule } from '../repositories/schedules.ts';
import type { JobHandler, ReportServices } from '../services.ts';
import { failRun } from './end-schedule-run.ts';
import { stopSchedule } from './stop-schedule.ts';

/** Failures that pass: the job is tried again. */
const PASSING: readonly ErrorCode[] = [
  'service_busy',
  'storage_unavailable',
  'internal_error',
  'database_full',
];

/** Asks for a run's files in the name of the schedule's owner, with the permissions of this moment. */
export const startScheduleRun: JobHandler<'start_schedule_run'> = async (data, services) => {
  const run: RunKey = { organizationId: data.organization_id, id: data.run_id };
  const found = await inTenant(services.db, systemContext(run.organizationId), async (trx) => {
    const stored = await findRun(trx, run);
    if (stored?.state !== 'queued') return undefined;
    const schedule = await findSchedule(trx, { ...run, id: stored.scheduleId });
    return schedule && { schedule, owner: await findActor(trx, { ...run, userId: schedule.userId }) };
  });
  if (found === undefined) return;
  const { schedule, owner } = found;
  if (owner === undefined) return stopSchedule(services, run, schedule, 'owner_inactive');
  const report = await inTenant(services.db, owner, (trx) =>
    findReport(trx, run.organizationId, schedule.report_id),
  );
  if (report === undefined || !canSeeReport(owner, report))
    return stopSchedule(services, run, schedule, 'report_gone');
  if (!canSchedule(owner, report)) return stopSchedule(services, run, schedule, 'report_disabled');
  try {
    await request(services, run, owner, await rendersOf(services, owner, report, schedule));
  } catch (error) {
    const { entries } = toDomainError(error);
    if (entries.some(({ code }) => PASSING.includes(code))) throw error;
    const problems = entries.map(({ code, message }) => message ?? apiErrorMessages[code]);
    await failRun(services, run, schedule, problems);
  }
};

async function rendersOf(
  services: ReportServices,
  owner: Actor,
  report: StoredReportWithDocument,
  { report_id, parametros: kept, kept_filters, formats }: StoredSchedule,
): Promise<NewRender[]> {
  const parametros = stillAsked(report, kept);
  const renders: NewRender[] = [];
  for (const format of formats)
    renders.push(
      await renderOfReport(services, owner, { report_id, parametros, kept_filters, format, awaited: true }),
    );
  return renders;
}

/** All of them or none, once. */
async function request(
  services: ReportServices,
  run: RunKey,
  owner: Actor,
  renders: readonly NewRender[],
): Promise<void> {
  const { organizationId } = run;
  await inTenant(services.db, systemContext(organizationId), async (trx) => {
    const stored = await findRun(trx, run, { lock: true });
    if (stored?.state !== 'queued') return;
    const files = [];
    for (const render of renders) {
      const renderId = await insertRender(trx, owner, render);
      await queueRender(services, { organizationId, id: renderId }, { seconds: 0, trx });
      files.push({ format: render.request.format, renderId });
    }
    await startRun(trx, run, files);
  });
}
