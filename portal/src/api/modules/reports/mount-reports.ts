/** The calls of reports, their data and their downloads. */
import { endpoints } from '@lienzo/schema/api/endpoints';
import type { EndpointMount } from '../../platform/http/mount-endpoints.ts';
import { cloneReport } from './handlers/clone-report.ts';
import { createAsset } from './handlers/create-asset.ts';
import { createReport } from './handlers/create-report.ts';
import { deleteReport } from './handlers/delete-report.ts';
import { disableReport } from './handlers/disable-report.ts';
import { downloadReport } from './handlers/download-report.ts';
import { getAsset } from './handlers/get-asset.ts';
import { getFilters } from './handlers/get-filters.ts';
import { getItemTypes } from './handlers/get-item-types.ts';
import { getQueryRows } from './handlers/get-query-rows.ts';
import { getReport } from './handlers/get-report.ts';
import { getReportRelatedTables } from './handlers/get-report-related-tables.ts';
import { getReportTables } from './handlers/get-report-tables.ts';
import { getReports } from './handlers/get-reports.ts';
import { previewRows } from './handlers/preview-rows.ts';
import { updateFilters } from './handlers/update-filters.ts';
import { updateReport } from './handlers/update-report.ts';
import { worstRows } from './handlers/worst-rows.ts';
import type { ReportServices } from './services.ts';

export function mountReports(mount: EndpointMount<ReportServices>): void {
  mount.guarded(endpoints.get_reports, getReports);
  mount.guarded(endpoints.create_report, createReport);
  mount.guarded(endpoints.update_report, updateReport);
  mount.guarded(endpoints.clone_report, cloneReport);
  mount.guarded(endpoints.disable_report, disableReport);
  mount.guarded(endpoints.delete_report, deleteReport);
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
}
