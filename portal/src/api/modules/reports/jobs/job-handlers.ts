import type { JobHandlers } from '../../../platform/queue/jobs.ts';
import { proveReport } from '../../renders/proof/prove-report.ts';
import { proveReports } from '../../renders/proof/prove-reports.ts';
import { runRender } from '../../renders/requests/run-render.ts';
import { deliverScheduleRun, renderEnded } from '../../schedules/runs/deliver-schedule-run.ts';
import { startScheduleRun } from '../../schedules/runs/start-schedule-run.ts';
import { sendScheduleStopped } from '../../schedules/runs/stop-schedule.ts';
import { takeDueSchedules } from '../../schedules/runs/take-due-schedules.ts';
import { resealSecrets } from '../../api-tokens/webhooks/reseal-secrets.ts';
import type { ReportServices } from '../services.ts';
import { deliverWebhook } from '../../api-tokens/webhooks/deliver-webhook.ts';
import type { REPORT_JOBS } from './report-jobs.ts';

export const reportJobHandlers: JobHandlers<typeof REPORT_JOBS, ReportServices> = {
  render_report: ({ organization_id, render_id }, services, signal) =>
    runRender(services, { organizationId: organization_id, id: render_id }, signal),
  render_ended: renderEnded,
  take_due_schedules: takeDueSchedules,
  start_schedule_run: startScheduleRun,
  deliver_schedule_run: deliverScheduleRun,
  send_schedule_stopped: sendScheduleStopped,
  deliver_webhook: (data, services) => deliverWebhook(services, data),
  reseal_secrets: (_data, services) => resealSecrets(services),
  prove_reports: (_data, services) => proveReports(services),
  prove_report: (data, services) => proveReport(services, data),
};
