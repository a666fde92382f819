/** The endpoints of reports: documents, drafts, filters, parameters, audit. */

import { endpoints } from '@lienzo/schema/endpoints';
import type { EndpointMount } from '../../platform/http/mount-endpoints.ts';
import { createAsset, getAsset } from './handlers/assets.ts';
import { getAudit, getAuditDetail, registerAudit } from './handlers/audit.ts';
import { applyBlock, getBlockEffects } from './handlers/block-effects.ts';
import { createBlock, deleteBlock, getBlock, getBlocks, updateBlock } from './handlers/blocks.ts';
import { importDocument } from './handlers/document-import.ts';
import { deleteDraft, getDraft, getDrafts, updateDraft } from './handlers/drafts.ts';
import { columnValues, getFilters, updateFilters, updateOwnFilters } from './handlers/filters.ts';
import { getParameterChoices, getParameters } from './handlers/parameters.ts';
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
import {
  dataFields,
  formulaResults,
  getQueryRows,
  itemFigures,
  previewRows,
  worstRows,
} from './handlers/rows.ts';
import { getStaticFilters, updateStaticFilters } from './handlers/static-filters.ts';
import { createStyle, deleteStyle, getStyles, updateStyle } from './handlers/styles.ts';
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
  mount.guarded(endpoints.get_drafts, getDrafts);
  mount.guarded(endpoints.get_draft, getDraft);
  mount.guarded(endpoints.update_draft, updateDraft);
  mount.guarded(endpoints.delete_draft, deleteDraft);
  mount.guarded(endpoints.get_blocks, getBlocks);
  mount.guarded(endpoints.get_block, getBlock);
  mount.guarded(endpoints.create_block, createBlock);
  mount.guarded(endpoints.update_block, updateBlock);
  mount.guarded(endpoints.delete_block, deleteBlock);
  mount.guarded(endpoints.get_block_effects, getBlockEffects);
  mount.guarded(endpoints.apply_block, applyBlock);
  mount.guarded(endpoints.get_styles, getStyles);
  mount.guarded(endpoints.create_style, createStyle);
  mount.guarded(endpoints.update_style, updateStyle);
  mount.guarded(endpoints.delete_style, deleteStyle);
  mount.guarded(endpoints.get_query_rows, getQueryRows);
  mount.guarded(endpoints.preview_rows, previewRows);
  mount.guarded(endpoints.worst_rows, worstRows);
  mount.guarded(endpoints.item_figures, itemFigures);
  mount.guarded(endpoints.data_fields, dataFields);
  mount.guarded(endpoints.formula_results, formulaResults);
  mount.guarded(endpoints.get_filters, getFilters);
  mount.guarded(endpoints.update_filters, updateFilters);
  mount.guarded(endpoints.get_static_filters, getStaticFilters);
  mount.guarded(endpoints.update_filter_s, updateStaticFilters);
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
  mount.guarded(endpoints.create_asset, createAsset);
  mount.guarded(endpoints.get_asset, getAsset);
  mount.guarded(endpoints.import_document, importDocument);
}
