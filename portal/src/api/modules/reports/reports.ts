/** The door of the module: reports, their data and their downloads for the rest of the API. */
export { HEAVY_CONNECTIONS, heavyQueries } from './data/heavy-queries.ts';
export { currentReport } from './handlers/current-report.ts';
export { mountReports } from './mount-reports.ts';
export { type RendererClient, rendererClient } from './renderer-client.ts';
export { reportRetention } from './retention.ts';
export type { ReportServices } from './services.ts';
