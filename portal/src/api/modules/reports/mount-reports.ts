/** The endpoints of reports, their data and their downloads. */
import { endpoints } from '@lienzo/schema/api/endpoints';
import type { EndpointMount } from '../../platform/http/mount-endpoints.ts';
import { createApiToken, getApiTokens, revokeApiToken, updateApiToken } from '../api-tokens/handlers/api-tokens.ts';
import { createAsset, getAsset } from './handlers/assets.ts';
import { getAudit, getAuditDetail, registerAudit } from './handlers/audit.ts';
import { getItemTypes, getReportRelatedTables, getReportTables } from '../report-data/handlers/catalog.ts';
import { downloadReport } from '../renders/handlers/download-report.ts';
import { deleteDraft, getDraft, getDrafts, updateDraft } from './handlers/drafts.ts';
import { columnValues, getFilters, updateFilters, updateOwnFilters } from './handlers/filters.ts';
import { getItemsFile } from '../renders/handlers/items-file.ts';
import { getMailedFile, showMailedFile } from '../renders/handlers/mailed-files.ts';
import { getParameterChoices, getParameters } from './handlers/parameters.ts';
import { getPartsPreview, splitReport } from '../renders/handlers/parts.ts';
import { getParts, retryParts } from '../renders/handlers/parts-manifest.ts';
import { getFileByToken, getRenderByToken, renderByToken } from '../api-tokens/handlers/render-by-token.ts';
import { renderHtml } from '../renders/handlers/render-html.ts';
import {
  cancelOwnRender,
  combineReports,
  createRender,
  deleteOwnRender,
  getRender,
  getRenders,
  repeatRender,
} from '../renders/handlers/renders.ts';
import { getReportChanges, getReportReceivers } from './handlers/report-changes.ts';
import {
  cloneReport,
  createReport,
  deleteReport,
  disableReport,
  getReport,
  getReports,
  setEditable,
  updateReport,
} from './handlers/reports.ts';
import { restoreReport } from './handlers/restore-report.ts';
import { dataFields, getQueryRows, itemFigures, previewRows, worstRows } from './handlers/rows.ts';
import {
  changeSchedule,
  createSchedule,
  getScheduleRuns,
  getSchedules,
  pauseOrResume,
  removeSchedule,
  runScheduleNow,
  scheduleOptions,
} from '../schedules/handlers/schedules.ts';
import { getStaticFilters, renderStaticReport, updateStaticFilters } from '../renders/handlers/static-reports.ts';
import { getThumbnail } from '../renders/handlers/thumbnail.ts';
import type { ReportServices } from './services.ts';

export function mountReports(mount: EndpointMount<ReportServices>): void {
  mount.guarded(endpoints.get_reports, getReports);
  mount.guarded(endpoints.create_report, createReport);
  mount.guarded(endpoints.update_report, updateReport);
  mount.guarded(endpoints.clone_report, cloneReport);
  mount.guarded(endpoints.disable_report, disableReport);
  mount.guarded(endpoints.set_editable, setEditable);
  mount.guarded(endpoints.delete_report, deleteReport);
  mount.guarded(endpoints.get_report, getReport);
  mount.guarded(endpoints.get_items_jsons, getItemsFile);
  mount.guarded(endpoints.get_thumbnail, getThumbnail);
  mount.guarded(endpoints.get_drafts, getDrafts);
  mount.guarded(endpoints.get_draft, getDraft);
  mount.guarded(endpoints.update_draft, updateDraft);
  mount.guarded(endpoints.delete_draft, deleteDraft);
  mount.guarded(endpoints.get_report_tables, getReportTables);
  mount.guarded(endpoints.get_report_related_tables, getReportRelatedTables);
  mount.guarded(endpoints.get_item_types, getItemTypes);
  mount.guarded(endpoints.get_query_rows, getQueryRows);
  mount.guarded(endpoints.preview_rows, previewRows);
  mount.guarded(endpoints.worst_rows, worstRows);
  mount.guarded(endpoints.item_figures, itemFigures);
  mount.guarded(endpoints.data_fields, dataFields);
  mount.guarded(endpoints.get_filters, getFilters);
  mount.guarded(endpoints.update_filters, updateFilters);
  mount.guarded(endpoints.get_static_filters, getStaticFilters);
  mount.guarded(endpoints.update_filter_s, updateStaticFilters);
  mount.guarded(endpoints.render_static_report, renderStaticReport);
  mount.guarded(endpoints.update_own_filters, updateOwnFilters);
  mount.guarded(endpoints.column_values, columnValues);
  mount.guarded(endpoints.get_parameters, getParameters);
  mount.guarded(endpoints.get_parameter_choices, getParameterChoices);
  mount.guarded(endpoints.get_audit_report, getAudit);
  mount.guarded(endpoints.get_audit_detail_report, getAuditDetail);
  mount.guarded(endpoints.register_audit_report, registerAudit);
  mount.guarded(endpoints.restore_report, restoreReport);
  mount.guarded(endpoints.get_report_receivers, getReportReceivers);
  mount.guarded(endpoints.get_report_changes, getReportChanges);
  mountFiles(mount);
}

/** What makes files of reports, and who gets them. */
function mountFiles(mount: EndpointMount<ReportServices>): void {
  mount.guarded(endpoints.create_asset, createAsset);
  mount.guarded(endpoints.get_asset, getAsset);
  mount.guarded(endpoints.download_report, downloadReport);
  mount.guarded(endpoints.render_report, renderHtml);
  mount.guarded(endpoints.create_render, createRender);
  mount.guarded(endpoints.combine_reports, combineReports);
  mount.guarded(endpoints.split_report, splitReport);
  mount.guarded(endpoints.get_parts_preview, getPartsPreview);
  mount.guarded(endpoints.get_parts, getParts);
  mount.guarded(endpoints.retry_parts, retryParts);
  mount.guarded(endpoints.get_renders, getRenders);
  mount.guarded(endpoints.get_render, getRender);
  mount.guarded(endpoints.repeat_render, repeatRender);
  mount.guarded(endpoints.cancel_render, cancelOwnRender);
  mount.guarded(endpoints.delete_render, deleteOwnRender);
  mount.guarded(endpoints.get_schedules, getSchedules);
  mount.guarded(endpoints.schedule_options, scheduleOptions);
  mount.guarded(endpoints.get_schedule_runs, getScheduleRuns);
  mount.guarded(endpoints.create_schedule, createSchedule);
  mount.guarded(endpoints.update_schedule, changeSchedule);
  mount.guarded(endpoints.pause_schedule, pauseOrResume);
  mount.guarded(endpoints.run_schedule, runScheduleNow);
  mount.guarded(endpoints.delete_schedule, removeSchedule);
  mount.guarded(endpoints.get_api_tokens, getApiTokens);
  mount.guarded(endpoints.create_api_token, createApiToken);
  mount.guarded(endpoints.update_api_token, updateApiToken);
  mount.guarded(endpoints.revoke_api_token, revokeApiToken);
  mount.open(endpoints.mailed_file_page, showMailedFile);
  mount.open(endpoints.mailed_file, getMailedFile);
  mount.byToken(endpoints.render_by_token, renderByToken);
  mount.byToken(endpoints.render_by_token_state, getRenderByToken);
  mount.byToken(endpoints.render_by_token_file, getFileByToken);
}
