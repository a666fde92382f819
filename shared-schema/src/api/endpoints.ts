/** The endpoint table: every call of the product, where it lives and who may make it. */
import { accountEndpoints } from './account-endpoints.ts';
import { apiTokenEndpoints } from './api-token-endpoints.ts';
import { auditEndpoints } from './audit-endpoints.ts';
import { bulkEndpoints } from './bulk-endpoints.ts';
import { captureEndpoints } from './capture-endpoints.ts';
import { clientEndpoints } from './client-endpoints.ts';
import { closingEndpoints } from './closing-endpoints.ts';
import { conceptEndpoints } from './concept-endpoints.ts';
import { directoryEndpoints } from './directory-endpoints.ts';
import { employeeEndpoints } from './employee-endpoints.ts';
import type { Endpoint } from './endpoint.ts';
import { fileEndpoints } from './file-endpoints.ts';
import { incidentEndpoints } from './incident-endpoints.ts';
import { mailedFileEndpoints } from './mailed-file-endpoints.ts';
import { masterBookEndpoints } from './master-book-endpoints.ts';
import { masterEndpoints } from './master-endpoints.ts';
import { moduleEndpoints } from './module-endpoints.ts';
import { notificationEndpoints } from './notification-endpoints.ts';
import { organizationEndpoints } from './organization-endpoints.ts';
import { partsEndpoints } from './parts-endpoints.ts';
import { paysheetEndpoints } from './paysheet-endpoints.ts';
import { renderByTokenEndpoints } from './render-by-token-endpoints.ts';
import { renderEndpoints } from './render-endpoints.ts';
import { reportAuditEndpoints } from './report-audit-endpoints.ts';
import { reportChangesEndpoints } from './report-changes-endpoints.ts';
import { reportDraftEndpoints } from './report-draft-endpoints.ts';
import { reportEndpoints } from './report-endpoints.ts';
import { reportFilterEndpoints } from './report-filter-endpoints.ts';
import { reportParameterEndpoints } from './report-parameter-endpoints.ts';
import { get_thumbnail } from './report-thumbnail-endpoint.ts';
import { scheduleEndpoints } from './schedule-endpoints.ts';
import { sessionEndpoints } from './session-endpoints.ts';
import { staticReportEndpoints } from './static-report-endpoints.ts';

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
  ...reportFilterEndpoints,
  ...reportParameterEndpoints,
  ...renderEndpoints,
  ...partsEndpoints,
  ...mailedFileEndpoints,
  ...reportDraftEndpoints,
  ...staticReportEndpoints,
  ...reportAuditEndpoints,
  ...scheduleEndpoints,
  ...apiTokenEndpoints,
  ...renderByTokenEndpoints,
  ...reportChangesEndpoints,
  ...incidentEndpoints,
  ...captureEndpoints,
  ...bulkEndpoints,
  ...closingEndpoints,
  ...masterBookEndpoints,
  get_thumbnail,
} as const satisfies { [Name in string]: Endpoint & { name: Name } };
export type EndpointName = keyof typeof endpoints;
