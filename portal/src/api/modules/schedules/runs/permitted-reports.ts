import type { StopReason } from '@lienzo/schema/schedules/schedule-endpoints';
import { scheduleMessages } from '@lienzo/schema/schedules/schedule-messages';
import type { Actor } from '../../../platform/caller.ts';
import { inTenant } from '../../../platform/database/in-tenant.ts';
import {
  canSeeReport,
  findEventPeriod,
  findReport,
  type StoredReportWithDocument,
} from '../../reports/reports.ts';
import { canSchedule } from '../policy.ts';
import type { StoredRun } from '../repositories/schedule-runs.ts';
import type { StoredSchedule } from '../repositories/schedules.ts';
import type { ScheduleServices } from '../services.ts';

/** The reports of a schedule's files, its own first. */
const reportIdsOf = ({ report_id, output }: Pick<StoredSchedule, 'report_id' | 'output'>): number[] => [
  report_id,
  ...(output.kind === 'combination' ? output.reports.map((one) => one.report_id) : []),
];

type Permitted =
  | { reports: [StoredReportWithDocument, ...StoredReportWithDocument[]] }
  /** The schedule cannot go on. */
  | { stop: StopReason }
  /** This run cannot. */
  | { problem: string };

/** The reports of a run, as far as the schedule's owner may have them delivered at this moment. */
export async function permittedReports(
  { db }: Pick<ScheduleServices, 'db'>,
  owner: Actor,
  schedule: StoredSchedule,
  { event }: Pick<StoredRun, 'event'>,
): Promise<Permitted> {
  const { organizationId } = owner;
  const ids = reportIdsOf(schedule);
  const { stored, hasPeriod } = await inTenant(db, owner, async (trx) => {
    const stored = [];
    for (const id of ids) stored.push(await findReport(trx, organizationId, id));
    const isSeen =
      event === null || (await findEventPeriod(trx, organizationId, event.period_id)) !== undefined;
    return { stored, hasPeriod: isSeen };
  });
  const reports: StoredReportWithDocument[] = [];
  for (const report of stored) {
    if (report === undefined || !canSeeReport(owner, report)) return { stop: 'report_gone' };
    if (!canSchedule(owner, report)) return { stop: 'report_disabled' };
    reports.push(report);
  }
  const [first, ...rest] = reports;
  if (first === undefined) return { stop: 'report_gone' };
  return hasPeriod ? { reports: [first, ...rest] } : { problem: scheduleMessages.runs.periodGone };
}
