import type { JobHandlers } from '../../../platform/queue/jobs.ts';
import { proveReport } from '../proof/prove-report.ts';
import { proveReports } from '../proof/prove-reports.ts';
import { runRender } from '../requests/run-render.ts';
import type { RenderServices } from '../services.ts';
import type { RENDER_JOBS } from './render-jobs.ts';

export const renderJobHandlers: JobHandlers<typeof RENDER_JOBS, RenderServices> = {
  render_report: ({ organization_id, render_id }, services, signal) =>
    runRender(services, { organizationId: organization_id, id: render_id }, signal),
  prove_reports: (_data, services) => proveReports(services),
  prove_report: (data, services) => proveReport(services, data),
};
