/** Runs of the schedules that follow what happens to a period of a payroll. */

import type { ScheduleEvent } from '@lienzo/schema/reports/schedule-when';
import { scheduleMessages } from '@lienzo/schema/schedules/schedule-messages';
import type { TenantTransaction } from '../../../platform/database/in-tenant.ts';
import { findEventPeriod } from '../../reports/reports.ts';
import { hadRunOf, insertRun, type RunEvent } from '../repositories/schedule-runs.ts';
import { lockFollowers } from '../repositories/schedules.ts';
import type { ScheduleServices } from '../services.ts';

type PeriodEvent = {
  kind: ScheduleEvent;
  organizationId: string;
  periodId: number;
  /** Names what happened: there is one run of it for each schedule, however often it is told. */
  id: string;
};

/**
 * Called in the transaction in which it happens: the runs are there exactly if it has happened. Whoever makes something
 * else happen that a schedule can follow calls it too.
 */
export async function runOnEvent(
  trx: TenantTransaction,
  { jobs }: Pick<ScheduleServices, 'jobs'>,
  { kind, organizationId, periodId, id }: PeriodEvent,
): Promise<void> {
  const period = await findEventPeriod(trx, organizationId, periodId);
  if (period === undefined) return;
  const event: RunEvent = { kind, ...period.place };
  const followers = await lockFollowers(trx, organizationId, {
    event: kind,
    paysheetId: event.paysheet_id,
    clientId: event.client_id,
  });
  for (const { id: scheduleId } of followers) {
    const again = await hadRunOf(trx, organizationId, scheduleId, event);
    const run_id = await insertRun(trx, organizationId, {
      scheduleId,
      dueAt: new Date(),
      manual: false,
      note: scheduleMessages.runs.event(kind, period.words, again),
      event: { ...event, key: `${kind}/${id}` },
    });
    if (run_id !== undefined)
      await jobs.send(
        'start_schedule_run',
        { organization_id: organizationId, run_id },
        { trx, key: run_id },
      );
  }
}
