/** Everything that is mounted, call by call. */
import type { OpenAPIHono } from '@hono/zod-openapi';
import { endpoints } from '@lienzo/schema/api/endpoints';
import type { ApiEnv } from '../http/api-env.ts';
import { mountEndpoints } from '../http/mount-endpoints.ts';
import type { Services } from '../services.ts';
import { createAsset } from './report/create-asset.ts';
import { createReport } from './report/create-report.ts';
import { currentReport } from './report/current-report.ts';
import { downloadReport } from './report/download-report.ts';
import { getAsset } from './report/get-asset.ts';
import { getFilters } from './report/get-filters.ts';
import { getItemTypes } from './report/get-item-types.ts';
import { getQueryRows } from './report/get-query-rows.ts';
import { getReport } from './report/get-report.ts';
import { getReportRelatedTables } from './report/get-report-related-tables.ts';
import { getReportTables } from './report/get-report-tables.ts';
import { getReports } from './report/get-reports.ts';
import { previewRows } from './report/preview-rows.ts';
import { updateFilters } from './report/update-filters.ts';
import { updateReport } from './report/update-report.ts';
import { worstRows } from './report/worst-rows.ts';
import { getClients } from './session/get-clients.ts';
import { getUserModules } from './session/get-user-modules.ts';
import { logIn } from './session/log-in.ts';
import { logOut } from './session/log-out.ts';
import { renew } from './session/renew.ts';

export function mountRoutes(app: OpenAPIHono<ApiEnv>, services: Services): void {
  const mount = mountEndpoints(app, services, endpoints, {
    create_report: currentReport,
    update_report: currentReport,
    download_report: currentReport,
  });
  mount.open(endpoints.login, logIn);
  mount.open(endpoints.refresh, renew);
  mount.guarded(endpoints.logout, logOut);
  mount.guarded(endpoints.user_modulos, getUserModules);
  mount.guarded(endpoints.client, getClients);
  mount.guarded(endpoints.get_reports, getReports);
  mount.guarded(endpoints.create_report, createReport);
  mount.guarded(endpoints.update_report, updateReport);
  mount.guarded(endpoints.get_report, getReport);
  mount.guarded(endpoints.get_report_tables, getReportTables);
  mount.guarded(endpoints.get_report_related_tables, getReportRelatedTables);
  mount.guarded(endpoints.get_item_types, getItemTypes);
  mount.guarded(endpoints.get_query_rows, getQueryRows);
  mount.guarded(endpoints.preview_rows, previewRows);
  mount.guarded(endpoints.worst_rows, worstRows);
  mount.guarded(endpoints.get_filters, getFilters);
  mount.guarded(endpoints.update_filters, updateFilters);
  mount.guarded(endpoints.create_asset, createAsset);
  mount.guarded(endpoints.get_asset, getAsset);
  mount.guarded(endpoints.download_report, downloadReport);
  mount.finish();
}
