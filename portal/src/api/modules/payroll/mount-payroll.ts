/** The endpoints of payroll runs. */
import { endpoints } from '@lienzo/schema/endpoints';
import type { EndpointMount } from '../../platform/http/mount-endpoints.ts';
import { authorizeRun } from './handlers/authorize-run.ts';
import { applyCorrections, getClosedDifferences, removeCorrection } from './handlers/corrections.ts';
import { confirmFigures, getFigures } from './handlers/figures.ts';
import { getResultsLayout, importResults, importResultsByToken } from './handlers/import-results.ts';
import { getProducto, getProductoXNominas, getStorageReports } from './handlers/list-requests.ts';
import { removeOverride, setOverride } from './handlers/overrides.ts';
import {
  deletePaymentLayout,
  getPaymentLayouts,
  previewPaymentLayout,
  savePaymentLayout,
} from './handlers/payment-layouts.ts';
import { getPayrollOverview } from './handlers/payroll-overview.ts';
import { getFindings, getPayrollRuns } from './handlers/payroll-runs.ts';
import { getPayrollSheet } from './handlers/payroll-sheet.ts';
import { getPayrollTrace } from './handlers/payroll-trace.ts';
import { recalculatePerson } from './handlers/recalculate-person.ts';
import { generaProducto, generaProductoXNominas } from './handlers/request-product.ts';
import { deleteSettings, getSettings, saveSettings } from './handlers/settings.ts';
import { getSettlements, saveSettlement } from './handlers/settlements.ts';
import { getWhatIf, getWhatIfBook } from './handlers/what-if.ts';
import type { PayrollServices } from './services.ts';

export function mountPayroll(mount: EndpointMount<PayrollServices>): void {
  mount.guarded(endpoints.post_genera_producto, generaProducto);
  mount.guarded(endpoints.get_producto, getProducto);
  mount.guarded(endpoints.post_genera_producto_x_nominas, generaProductoXNominas);
  mount.guarded(endpoints.get_producto_x_nominas, getProductoXNominas);
  mount.guarded(endpoints.get_storage_reports, getStorageReports);
  mount.guarded(endpoints.payroll_runs, getPayrollRuns);
  mount.guarded(endpoints.payroll_overview, getPayrollOverview);
  mount.guarded(endpoints.authorize_payroll_run, authorizeRun);
  mount.guarded(endpoints.payroll_findings, getFindings);
  mount.guarded(endpoints.payroll_sheet, getPayrollSheet);
  mount.guarded(endpoints.payroll_settings, getSettings);
  mount.guarded(endpoints.save_payroll_settings, saveSettings);
  mount.guarded(endpoints.delete_payroll_settings, deleteSettings);
  mount.guarded(endpoints.payroll_settlements, getSettlements);
  mount.guarded(endpoints.save_payroll_settlement, saveSettlement);
  mount.guarded(endpoints.results_layout, getResultsLayout);
  mount.guarded(endpoints.import_results, importResults);
  mount.byToken(endpoints.import_results_by_token, importResultsByToken);
  mount.guarded(endpoints.recalculate_person, recalculatePerson);
  mount.guarded(endpoints.set_payroll_override, setOverride);
  mount.guarded(endpoints.delete_payroll_override, removeOverride);
  mount.guarded(endpoints.closed_differences, getClosedDifferences);
  mount.guarded(endpoints.apply_corrections, applyCorrections);
  mount.guarded(endpoints.delete_correction, removeCorrection);
  mount.guarded(endpoints.payroll_what_if, getWhatIf);
  mount.guarded(endpoints.payroll_what_if_book, getWhatIfBook);
  mount.guarded(endpoints.payroll_trace, getPayrollTrace);
  mount.guarded(endpoints.payroll_figures, getFigures);
  mount.guarded(endpoints.confirm_figures, confirmFigures);
  mount.guarded(endpoints.payment_layouts, getPaymentLayouts);
  mount.guarded(endpoints.save_payment_layout, savePaymentLayout);
  mount.guarded(endpoints.delete_payment_layout, deletePaymentLayout);
  mount.guarded(endpoints.preview_payment_layout, previewPaymentLayout);
}
