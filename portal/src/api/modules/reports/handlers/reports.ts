/** Reports: listing, reading, creating, changing, cloning, disabling and deleting. */

import { copyName } from '@lienzo/schema/changes/copy-name';
import { readReport } from '@lienzo/schema/report/read-report';
import { withSharedData } from '@lienzo/schema/report/shared-data';
import type {
  clone_report,
  create_report,
  delete_report,
  disable_report,
  get_report,
  get_reports,
  set_editable,
  update_report,
} from '@lienzo/schema/reports/report-endpoints';
import type { ReportProof } from '@lienzo/schema/reports/report-proof';
import type { Caller } from '../../../platform/caller.ts';
import {
  enterTenant,
  inTenant,
  systemContext,
  type TenantTransaction,
} from '../../../platform/database/in-tenant.ts';
import { DomainError } from '../../../platform/domain-error.ts';
import { checkReport } from '../document/check-report.ts';
import { loadReport } from '../document/load-report.ts';
import { fittingFilters } from '../document/with-filters.ts';
import { canSeeProofs, canSeeReport, editableOfNewReport, reportAbilities } from '../policy.ts';
import { chosenParameters, chosenParts, ownFilters } from '../repositories/own-values.ts';
import { deleteDraft, deleteDraftsOfReport } from '../repositories/report-drafts.ts';
import { listProofs } from '../repositories/report-proofs.ts';
import {
  insertReport,
  listDocuments,
  listReports,
  deleteReport as markDeleted,
  setReportEditable,
  setReportEnabled,
} from '../repositories/reports.ts';
import type { Handler } from '../services.ts';
import { checkAuditorio } from './check-auditorio.ts';
import { registerMovement } from './register-movement.ts';
import { reportContent } from './report-content.ts';
import { saveChanges } from './save-changes.ts';

/** The caller is known from the session; the query's `user_id`, `rol` and `organizationId` grant nothing. */
export const getReports: Handler<typeof get_reports> = async ({ caller, services }) => {
  const { organizationId } = caller;
  const [reports, proofs, filtered] = await inTenant(services.db, caller, async (trx) => [
    await listReports(trx, organizationId),
    canSeeProofs(caller) ? await listProofs(trx, organizationId) : new Map<number, ReportProof>(),
    await ownFiltered(trx, caller),
  ]);
  return reports
    .filter((report) => canSeeReport(caller, report))
    .map((report) => ({
      ...report,
      can: reportAbilities(caller, report),
      proof: proofs.get(report.id),
      ...(filtered.has(report.id) && { own_filters: true as const }),
    }));
};

/** The reports of which filters of the caller's own are in force: what was set of a filter that is gone is not. */
async function ownFiltered(trx: TenantTransaction, caller: Caller): Promise<Set<number>> {
  const own = await ownFilters.list(trx, caller);
  const documents = await listDocuments(trx, caller.organizationId, [...own.keys()]);
  const inForce = [...documents].filter(
    ([id, document]) => fittingFilters(readReport(document).report, own.get(id) ?? []).length > 0,
  );
  return new Set(inForce.map(([id]) => id));
}

export const getReport: Handler<typeof get_report> = async ({ query, caller, services }) => {
  const report = await inTenant(services.db, caller, (trx) => loadReport(trx, caller, query.id));
  const { id, es_estatico, habilitado, editable, updated_at } = report;
  const { report: document, newer } = readReport(report.document);
  return {
    ...document,
    id,
    es_estatico,
    habilitado,
    editable,
    updated_at,
    can: reportAbilities(caller, report),
    ...(newer ? { newer } : {}),
  };
};

export const createReport: Handler<typeof create_report> = async ({ body, caller, services }) => {
  const report = withSharedData(body.reporte);
  checkReport(report);
  const content = reportContent(report);
  const { organizationId, userId } = caller;
  const saved = await inTenant(services.db, caller, async (trx) => {
    await checkAuditorio(trx, caller, content.auditorio);
    const inserted = await insertReport(trx, {
      ...content,
      organizationId,
      userId,
      editable: editableOfNewReport(caller),
    });
    await registerMovement(trx, caller, 'Creado', { ...content, id: inserted.id });
    return inserted;
  });
  return { result: { id_report: saved.id, updated_at: saved.updated_at } };
};

export const updateReport: Handler<typeof update_report> = async ({ body, caller, services }) => {
  const { id, updated_at, ...given } = body.reporte;
  const report = withSharedData(given);
  const saved = await inTenant(services.db, caller, async (trx) => {
    const before = await loadReport(trx, caller, id);
    if (!reportAbilities(caller, before).edit) throw new DomainError('forbidden');
    checkReport(report);
    const changed = await saveChanges(trx, caller, before, report, updated_at);
    await deleteDraft(trx, caller, { report_id: id });
    return changed;
  });
  return { result: { id_report: saved.id, updated_at: saved.updated_at } };
};

/** The document is copied verbatim, including one of a later version, so that nothing is lost. */
export const cloneReport: Handler<typeof clone_report> = ({ body, caller, services }) =>
  inTenant(services.db, caller, async (trx) => {
    const original = await loadReport(trx, caller, body.id_report);
    if (!reportAbilities(caller, original).clone) throw new DomainError('forbidden');
    const nombre = copyName(original.nombre);
    const document = JSON.stringify({ ...original.document, nombre });
    const { organizationId, userId } = caller;
    const copy = await insertReport(trx, {
      nombre,
      orientation: original.orientation,
      document,
      auditorio: original.auditorio,
      organizationId,
      userId,
      editable: editableOfNewReport(caller),
    });
    await registerMovement(trx, caller, 'Clonado', { id: copy.id, nombre, document });
    return { result: { id_report: copy.id, nombre } };
  });

export const disableReport: Handler<typeof disable_report> = ({ body, caller, services }) =>
  inTenant(services.db, caller, async (trx) => {
    const { id, habilitado } = body.reporte;
    const report = await loadReport(trx, caller, id);
    if (!reportAbilities(caller, report).disable) throw new DomainError('forbidden');
    if (await setReportEnabled(trx, caller.organizationId, { id, habilitado })) {
      const movement = habilitado ? 'Habilitado' : 'Deshabilitado';
      await registerMovement(trx, caller, movement, { id, nombre: report.nombre }, report);
    }
    return { result: { id_report: id, habilitado } };
  });

/** Whether Ejecutivos may edit a report that they see (specification 3 §6). */
export const setEditable: Handler<typeof set_editable> = ({ body, caller, services }) =>
  inTenant(services.db, caller, async (trx) => {
    const { id, editable } = body.reporte;
    const report = await loadReport(trx, caller, id);
    if (!reportAbilities(caller, report).set_editable) throw new DomainError('forbidden');
    if (await setReportEditable(trx, caller.organizationId, { id, editable })) {
      const movement = editable === 'true' ? 'Edición permitida' : 'Edición restringida';
      await registerMovement(trx, caller, movement, { id, nombre: report.nombre }, report);
    }
    return { result: { id_report: id, editable } };
  });

/** Soft delete: the row is kept for the audit. Everybody's drafts, own filters and parameter values of it are removed. */
export const deleteReport: Handler<typeof delete_report> = ({ query, caller, services }) =>
  inTenant(services.db, caller, async (trx) => {
    const id = query.id_report;
    const report = await loadReport(trx, caller, id);
    if (!reportAbilities(caller, report).delete) throw new DomainError('forbidden');
    if (!(await markDeleted(trx, caller.organizationId, id))) throw new DomainError('report_not_found');
    await registerMovement(trx, caller, 'Eliminado', { id, nombre: report.nombre }, report);
    await enterTenant(trx, systemContext(caller.organizationId));
    await deleteDraftsOfReport(trx, caller.organizationId, id);
    await ownFilters.deleteOfReport(trx, caller.organizationId, id);
    await chosenParameters.deleteOfReport(trx, caller.organizationId, id);
    await chosenParts.deleteOfReport(trx, caller.organizationId, id);
    return { result: { id_report: id } };
  });
