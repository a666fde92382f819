/** The public entry of the module: report documents, their loading, filters, parameters and history. */
export { registerDownloads } from './audit/register-downloads.ts';
export { checkReport } from './document/check-report.ts';
export {
  askedParameters,
  filtersOfPerson,
  type GivenDelivery,
  keptValues,
  stillAsked,
  withPeriod,
} from './document/kept-filters.ts';
export { loadReport } from './document/load-report.ts';
export { type GivenValues, reportDocumentFor } from './document/report-document.ts';
export { reportFacts } from './document/report-facts.ts';
export { MAX_IMAGES_MEGABYTES, reportImages } from './document/report-images.ts';
export { valuesInForce } from './document/values-in-force.ts';
export { drawingParts } from './drawing/drawing-parts.ts';
export { sampleRows } from './drawing/sample-rows.ts';
export { currentReport } from './handlers/current-report.ts';
export { rememberValues } from './handlers/parameters.ts';
export { registerMovement } from './handlers/register-movement.ts';
export { mountReports } from './mount-reports.ts';
export { canChoose } from './parameters/can-choose.ts';
export { answersInWords, refuseUnknown, resolveParameters } from './parameters/resolve-parameters.ts';
export { canSeeReport, isAdmin, isStaff, type Person, type ReportFacts, reportAbilities } from './policy.ts';
export { type LoadedSource, loadSource } from './products/load-source.ts';
export {
  type ChosenProduct,
  chooseProduct,
  chosenProduct,
  composeProduct,
} from './products/product-of-report.ts';
export { type EventPeriod, findEventPeriod, latestPeriod } from './repositories/event-periods.ts';
export { chosenParts } from './repositories/own-values.ts';
export { insertReportAudit } from './repositories/report-audit.ts';
export { listUnproved, type NewProof, writeProof } from './repositories/report-proofs.ts';
export { namesOfClients } from './repositories/report-receivers.ts';
export {
  findReport,
  findReports,
  listReports,
  type StoredReportWithDocument,
} from './repositories/reports.ts';
export { reportRetention } from './retention.ts';
export type { ReportServices } from './services.ts';
