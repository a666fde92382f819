/** The audit of reports: the list, one movement, and uses that a screen reports (specification 3 §2.5). */

import { isSame } from '@lienzo/schema/changes/diff-reports';
import type { ReportDocument } from '@lienzo/schema/report/report';
import {
  type get_audit_detail_report,
  type get_audit_report,
  REPORT_AUDIT_PAGE,
  REPORT_USES,
  type ReportMovement,
  type register_audit_report,
  type VersionPages,
} from '@lienzo/schema/reports/report-audit-endpoints';
import { bodyHeight } from '@lienzo/templates/drawing/body-height';
import { withRegionMargins } from '@lienzo/templates/drawing/region-margins';
import type { Caller } from '../../../platform/caller.ts';
import { inTenant } from '../../../platform/database/in-tenant.ts';
import { DomainError } from '../../../platform/domain-error.ts';
import { foldName } from '../../../platform/text/fold-name.ts';
import { findOrganizationProfile } from '../../accounts/accounts.ts';
import { describeMovement } from '../audit/describe-movement.ts';
import { drawVersion } from '../audit/draw-version.ts';
import { readVersion } from '../audit/read-version.ts';
import type { ItemChange } from '../changes/marked-item.ts';
import { loadReport } from '../document/load-report.ts';
import { drawingParts } from '../drawing/drawing-parts.ts';
import { auditedUser, canSeeMovement, canSeeReport, reportAbilities } from '../policy.ts';
import { findMovement, listMovements, wasJustRegistered } from '../repositories/report-audit.ts';
import { namesOfClients } from '../repositories/report-receivers.ts';
import { findReport, type StoredReportWithDocument } from '../repositories/reports.ts';
import type { Handler, ReportServices } from '../services.ts';
import { registerMovement } from './register-movement.ts';

export const getAudit: Handler<typeof get_audit_report> = async ({ query, caller, services }) => {
  const matches = await inTenant(services.db, caller, (trx) =>
    listMovements(trx, {
      organizationId: caller.organizationId,
      userId: auditedUser(caller, query.user_id),
      words: foldName(query.q ?? '')
        .split(/\s+/)
        .filter((word) => word !== ''),
      before: query.before,
      limit: REPORT_AUDIT_PAGE + 1,
    }),
  );
  const result = matches.slice(0, REPORT_AUDIT_PAGE);
  return { result, next: matches.length > REPORT_AUDIT_PAGE ? (result.at(-1)?.id ?? null) : null };
};

export const getAuditDetail: Handler<typeof get_audit_detail_report> = async ({
  query,
  caller,
  services,
}) => {
  const { organizationId } = caller;
  const { movement, stored, logo, clients } = await inTenant(services.db, caller, async (trx) => ({
    movement: await findMovement(trx, organizationId, query.id_report, {
      id: query.id,
      date: query.date_audit,
    }),
    stored: await findReport(trx, organizationId, query.id_report),
    logo: (await findOrganizationProfile(trx, organizationId)).url_logo,
    clients: await namesOfClients(trx, organizationId),
  }));
  if (movement === undefined || !canSeeMovement(caller, movement.entry)) throw new DomainError('not_found');
  const requested = readVersion(movement.requested);
  // A use changed nothing, and has no version before.
  const previous = isUse(movement.entry.tipo_movimiento) ? requested : readVersion(movement.previous);
  const { marks, ...changes } = describeMovement(requested, previous, clients);
  const draw = (report: ReportDocument | null) => drawPages(services, caller, { report, marks, logo });
  const restorable = restorableFor(caller, stored);
  return {
    result: {
      movement: movement.entry,
      ...changes,
      pages: {
        current: await draw(requested),
        latest: movement.previous === null ? null : await draw(previous),
      },
      can: { restore_current: restorable(requested), restore_latest: restorable(previous) },
      updated_at: stored?.updated_at ?? null,
    },
  };
};

const isUse = (movement: ReportMovement): boolean => REPORT_USES.some((use) => use === movement);

/** Whether a version may be restored by the caller: it differs from the report as it is, which is theirs to edit. */
function restorableFor(
  caller: Caller,
  stored: StoredReportWithDocument | undefined,
): (version: ReportDocument | null) => boolean {
  if (stored === undefined || !canSeeReport(caller, stored) || !reportAbilities(caller, stored).edit)
    return () => false;
  const now = readVersion(stored.document);
  return (version) => version !== null && !isSame(version, now);
}

type Version = {
  report: ReportDocument | null;
  marks: ReadonlyMap<string, ItemChange>;
  logo: string | null;
};

/** No row of the organization is read, as for thumbnails. */
async function drawPages(
  services: ReportServices,
  caller: Caller,
  { report, marks, logo }: Version,
): Promise<VersionPages | null> {
  if (report === null) return null;
  const { imageSource, figures } = await drawingParts(services, caller, report.layouts, logo);
  const paged = withRegionMargins(report);
  return {
    ...drawVersion(report, marks, imageSource, figures),
    orientation: paged.orientation,
    papel: paged.page.papel,
    margins: paged.page.margins,
    body_height: bodyHeight(paged),
  };
}

/** The body says what was done with which report; everything else is the server's own knowledge. */
export const registerAudit: Handler<typeof register_audit_report> = ({ body, caller, services }) =>
  inTenant(services.db, caller, async (trx) => {
    const { id_reporte, tipo_movimiento: movement } = body.audit_report;
    const report = await loadReport(trx, caller, id_reporte);
    const { organizationId, userId } = caller;
    const isKnown =
      !isUse(movement) ||
      (await wasJustRegistered(trx, { organizationId, userId, reportId: id_reporte, movement }));
    if (!isKnown)
      await registerMovement(trx, caller, movement, {
        id: id_reporte,
        nombre: report.nombre,
        document: null,
      });
    return { result: { registered: !isKnown } };
  });
