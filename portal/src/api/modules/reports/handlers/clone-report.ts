import type { clone_report } from '@lienzo/schema/api/report-endpoints';
import { apiReportMessages } from '@lienzo/schema/messages/api-report-messages';
import { inTenant } from '../../../platform/database/in-tenant.ts';
import { DomainError } from '../../../platform/domain-error.ts';
import { editableOfNewReport, reportAbilities } from '../policy.ts';
import { insertReport } from '../repositories/reports.ts';
import type { Handler } from '../services.ts';
import { loadReport } from './load-report.ts';
import { registerMovement } from './register-movement.ts';

/** As the stored text allows. */
const NAME_LENGTH = 200;

/** The document is copied as it is stored, also one of a later version: nothing of it is lost on the way. */
export const cloneReport: Handler<typeof clone_report> = ({ body, caller, services }) =>
  inTenant(services.db, caller, async (trx) => {
    const original = await loadReport(trx, caller, body.id_report);
    if (!reportAbilities(caller, original).clone) throw new DomainError('forbidden');
    const suffix = apiReportMessages.copySuffix;
    const nombre = `${cut(original.nombre, NAME_LENGTH - suffix.length)}${suffix}`;
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
    await registerMovement(trx, caller, 'Clonado', copy.id, document);
    return { result: { id_report: copy.id, nombre } };
  });

/** Without halving a character of two UTF-16 units. */
const cut = (name: string, length: number): string => name.slice(0, length).replace(/[\uD800-\uDBFF]$/, '');
