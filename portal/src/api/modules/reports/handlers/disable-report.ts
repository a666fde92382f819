import type { disable_report } from '@lienzo/schema/api/report-endpoints';
import { inTenant } from '../../../platform/database/in-tenant.ts';
import { DomainError } from '../../../platform/domain-error.ts';
import { reportAbilities } from '../policy.ts';
import { setReportEnabled } from '../repositories/reports.ts';
import type { Handler } from '../services.ts';
import { loadReport } from './load-report.ts';
import { registerMovement } from './register-movement.ts';

export const disableReport: Handler<typeof disable_report> = ({ body, caller, services }) =>
  inTenant(services.db, caller, async (trx) => {
    const { id, habilitado } = body.reporte;
    const report = await loadReport(trx, caller, id);
    if (!reportAbilities(caller, report).disable) throw new DomainError('forbidden');
    if (await setReportEnabled(trx, caller.organizationId, { id, habilitado })) {
      const movement = habilitado ? 'Habilitado' : 'Deshabilitado';
      await registerMovement(trx, caller, movement, id, JSON.stringify(report.document));
    }
    return { result: { id_report: id, habilitado } };
  });
