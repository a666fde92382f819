import { addDays, todayInMexico } from '@lienzo/schema/payroll/plain-date';
import { nextRuns, type Timetable } from '@lienzo/schema/schedules/next-runs';
import type { ScheduleContent } from '@lienzo/schema/schedules/schedule-endpoints';
import type { TenantTransaction } from '../../../platform/database/in-tenant.ts';
import { closingsOf } from '../repositories/schedules.ts';

/** When a schedule comes, with what it depends on. */
export async function timetableOf(
  trx: TenantTransaction,
  organizationId: string,
  { when, time }: Pick<ScheduleContent, 'when' | 'time'>,
  from: Date,
): Promise<Timetable> {
  if (when.kind !== 'before_close') return { when, time, closings: [] };
  const day = addDays(todayInMexico(from), -1);
  return {
    when,
    time,
    closings: await closingsOf(trx, organizationId, { paysheetId: when.paysheet_id, from: day }),
  };
}

/** The next moment after an instant; null when none is known. */
export async function nextRunOf(
  trx: TenantTransaction,
  organizationId: string,
  schedule: Pick<ScheduleContent, 'when' | 'time'>,
  from: Date = new Date(),
): Promise<Date | null> {
  return nextRuns(await timetableOf(trx, organizationId, schedule, from), from, 1)[0] ?? null;
}
