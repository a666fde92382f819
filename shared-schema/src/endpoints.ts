/** The endpoint table: every call of the product, where it lives and who may make it. */
import { accountEndpoints } from './accounts/account-endpoints.ts';
import { apiTokenEndpoints } from './accounts/api-token-endpoints.ts';
import { clientEndpoints } from './accounts/client-endpoints.ts';
import { moduleEndpoints } from './accounts/module-endpoints.ts';
import { organizationEndpoints } from './accounts/organization-endpoints.ts';
import { sessionEndpoints } from './accounts/session-endpoints.ts';
import type { Endpoint } from './api/endpoint.ts';
import { bulkEndpoints } from './bulk/bulk-endpoints.ts';
import { captureEndpoints } from './capture/capture-endpoints.ts';
import { closingEndpoints } from './capture/closing-endpoints.ts';
import { incidentEndpoints } from './capture/incident-endpoints.ts';
import { directoryEndpoints } from './directory/directory-endpoints.ts';
import { fileEndpoints } from './directory/file-endpoints.ts';
import { calendarEndpoints } from './imss/calendar-endpoints.ts';
import { confrontaEndpoints } from './imss/confronta-endpoints.ts';
import { movementEndpoints } from './imss/movement-endpoints.ts';
import { variabilityEndpoints } from './imss/variability-endpoints.ts';
import { conceptEndpoints } from './masters/concept-endpoints.ts';
import { employeeEndpoints } from './masters/employee-endpoints.ts';
import { masterBookEndpoints } from './masters/master-book-endpoints.ts';
import { masterEndpoints } from './masters/master-endpoints.ts';
import { paysheetEndpoints } from './masters/paysheet-endpoints.ts';
import { auditEndpoints } from './notices/audit-endpoints.ts';
import { notificationEndpoints } from './notices/notification-endpoints.ts';
import { blockEndpoints } from './reports/block-endpoints.ts';
import { documentImportEndpoints } from './reports/document-import-endpoints.ts';
import { mailedFileEndpoints } from './reports/mailed-file-endpoints.ts';
import { partsEndpoints } from './reports/parts-endpoints.ts';
import { renderByTokenEndpoints } from './reports/render-by-token-endpoints.ts';
import { renderEndpoints } from './reports/render-endpoints.ts';
import { reportAuditEndpoints } from './reports/report-audit-endpoints.ts';
import { reportChangesEndpoints } from './reports/report-changes-endpoints.ts';
import { reportDataEndpoints } from './reports/report-data-endpoints.ts';
import { reportDraftEndpoints } from './reports/report-draft-endpoints.ts';
import { reportEndpoints } from './reports/report-endpoints.ts';
import { reportFilterEndpoints } from './reports/report-filter-endpoints.ts';
import { reportFormulaEndpoints } from './reports/report-formula-endpoints.ts';
import { reportParameterEndpoints } from './reports/report-parameter-endpoints.ts';
import { get_thumbnail } from './reports/report-thumbnail-endpoint.ts';
import { staticReportEndpoints } from './reports/static-report-endpoints.ts';
import { styleEndpoints } from './reports/style-endpoints.ts';
import { agsEndpoints } from './runs/ags-endpoints.ts';
import { correctionEndpoints } from './runs/correction-endpoints.ts';
import { figureEndpoints } from './runs/figure-endpoints.ts';
import { layoutEndpoints } from './runs/layout-endpoints.ts';
import { overrideEndpoints } from './runs/override-endpoints.ts';
import { overviewEndpoints } from './runs/overview-endpoints.ts';
import { resultImportEndpoints } from './runs/result-import-endpoints.ts';
import { runEndpoints } from './runs/run-endpoints.ts';
import { settingsEndpoints } from './runs/settings-endpoints.ts';
import { settlementEndpoints } from './runs/settlement-endpoints.ts';
import { traceEndpoints } from './runs/trace-endpoints.ts';
import { whatIfEndpoints } from './runs/what-if-endpoints.ts';
import { scheduleEndpoints } from './schedules/schedule-endpoints.ts';

export const endpoints = {
  ...sessionEndpoints,
  ...accountEndpoints,
  ...organizationEndpoints,
  ...clientEndpoints,
  ...moduleEndpoints,
  ...auditEndpoints,
  ...directoryEndpoints,
  ...fileEndpoints,
  ...notificationEndpoints,
  ...masterEndpoints,
  ...conceptEndpoints,
  ...paysheetEndpoints,
  ...employeeEndpoints,
  ...reportEndpoints,
  ...reportDataEndpoints,
  ...reportFilterEndpoints,
  ...reportParameterEndpoints,
  ...renderEndpoints,
  ...partsEndpoints,
  ...mailedFileEndpoints,
  ...blockEndpoints,
  ...styleEndpoints,
  ...reportDraftEndpoints,
  ...documentImportEndpoints,
  ...staticReportEndpoints,
  ...reportAuditEndpoints,
  ...resultImportEndpoints,
  ...runEndpoints,
  ...overviewEndpoints,
  ...layoutEndpoints,
  ...agsEndpoints,
  ...figureEndpoints,
  ...overrideEndpoints,
  ...correctionEndpoints,
  ...settingsEndpoints,
  ...settlementEndpoints,
  ...whatIfEndpoints,
  ...traceEndpoints,
  ...movementEndpoints,
  ...calendarEndpoints,
  ...variabilityEndpoints,
  ...confrontaEndpoints,
  ...scheduleEndpoints,
  ...apiTokenEndpoints,
  ...renderByTokenEndpoints,
  ...reportChangesEndpoints,
  ...reportFormulaEndpoints,
  ...incidentEndpoints,
  ...captureEndpoints,
  ...bulkEndpoints,
  ...closingEndpoints,
  ...masterBookEndpoints,
  get_thumbnail,
} as const satisfies { [Name in string]: Endpoint & { name: Name } };
export type EndpointName = keyof typeof endpoints;
