import type { create_report } from '@lienzo/schema/api/report-endpoints';
import { inTenant } from '../../../platform/database/in-tenant.ts';
import { editableOfNewReport } from '../policy.ts';
import { insertReport } from '../repositories/reports.ts';
import type { Handler } from '../services.ts';
import { checkAuditorio } from './check-auditorio.ts';
import { checkReport } from './check-report.ts';
import { registerMovement } from './register-movement.ts';
import { reportContent } from './report-content.ts';

export const createReport: Handler<typeof create_report> = async ({ body, caller, services }) => {
  checkReport(body.reporte);
  const content = reportContent(body.reporte);
  const { organizationId, userId } = caller;
  const saved = await inTenant(services.db, caller, async (trx) => {
    await checkAuditorio(trx, caller, content.auditorio);
    const inserted = await insertReport(trx, {
      ...content,
      organizationId,
      userId,
      editable: editableOfNewReport(caller),
    });
    await registerMovement(trx, caller, 'Creado', inserted.id, content.document);
    return inserted;
  });
  return { result: { id_report: saved.id, updated_at: saved.updated_at } };
};
