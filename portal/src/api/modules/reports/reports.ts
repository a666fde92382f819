/** The door of the module: reports, their data and their downloads for the rest of the API. */
export { HEAVY_CONNECTIONS, heavyQueries } from './data/heavy-queries.ts';
export { deliverToFolder } from './delivery/deliver-to-folder.ts';
export { currentReport } from './handlers/current-report.ts';
export { reportJobHandlers } from './jobs/job-handlers.ts';
export { REPORT_JOBS } from './jobs/report-jobs.ts';
export { mountReports } from './mount-reports.ts';
export { WORK_LIMITS } from './printing/watch-work.ts';
export { type RendererClient, rendererClient } from './renderer-client.ts';
export { findRenderedFile } from './renders/find-rendered-file.ts';
export { reportToFolder } from './renders/report-to-folder.ts';
export { orderReport } from './renders/request-render.ts';
export { RENDER_CHANNEL } from './repositories/renders.ts';
export { insertReportAudit } from './repositories/report-audit.ts';
export { reportRetention } from './retention.ts';
export { runOnEvent } from './schedules/run-on-event.ts';
export type { ReportServices } from './services.ts';
export { authenticateToken } from './tokens/authenticate-token.ts';
export { tokenLimits } from './tokens/token-limits.ts';
