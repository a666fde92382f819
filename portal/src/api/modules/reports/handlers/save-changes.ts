import { diffReports, isSame } from '@lienzo/schema/changes/diff-reports';
import type { ReportDocument } from '@lienzo/schema/report/report';
import type { ReportMovement } from '@lienzo/schema/reports/report-audit-endpoints';
import type { Caller } from '../../../platform/caller.ts';
import type { TenantTransaction } from '../../../platform/database/in-tenant.ts';
import { readVersion } from '../audit/read-version.ts';
import { type Saved, type StoredReportWithDocument, updateReport } from '../repositories/reports.ts';
import { checkAuditorio } from './check-auditorio.ts';
import { registerMovement } from './register-movement.ts';
import { reportConflict } from './report-conflict.ts';
import { reportContent } from './report-content.ts';

/**
 * Replaces a report's document and adds an audit entry.
 * @param before the stored report.
 * @param updatedAt version of the edited copy, for optimistic locking.
 * @param movement what the entry calls it; undefined: by what changed.
 * @throws DomainError report_conflict, invalid_report.
 */
export async function saveChanges(
  trx: TenantTransaction,
  caller: Caller,
  before: StoredReportWithDocument,
  report: ReportDocument,
  updatedAt: string | undefined,
  movement: ReportMovement = movementOf(before, report),
): Promise<Saved> {
  const older = readVersion(before.document);
  const isCurrent =
    (updatedAt === undefined || updatedAt === before.updated_at) &&
    before.document !== null &&
    Reflect.get(before.document, 'version') === report.version;
  // Nothing was changed: there is nothing to keep, and nothing to tell of.
  if (isCurrent && older !== null && isSame(older, { ...report, nombre: report.nombre.trim() }))
    return { id: before.id, updated_at: before.updated_at };
  const content = reportContent(report);
  const { organizationId } = caller;
  await checkAuditorio(trx, caller, content.auditorio, before.auditorio.clientIds);
  const saved = await updateReport(trx, { ...content, organizationId, id: before.id, updatedAt });
  if (saved === undefined) throw await reportConflict(trx, caller, before.id);
  await registerMovement(trx, caller, movement, { ...content, id: before.id }, before);
  return saved;
}

/** A save that changes the audience only is called so. */
function movementOf(before: StoredReportWithDocument, report: ReportDocument): ReportMovement {
  const older = readVersion(before.document);
  if (older === null) return 'Editado';
  const diff = diffReports(older, report);
  const hasDesign =
    diff.rearranged ||
    diff.conditions.length > 0 ||
    [diff.added, diff.deleted, diff.edited, diff.moved].some((items) => items.length > 0);
  return !hasDesign && diff.fields.length === 1 && diff.fields[0] === 'auditorio' ? 'Audiencia' : 'Editado';
}
