import type { get_report } from '@lienzo/schema/api/report-endpoints';
import { readReport } from '@lienzo/schema/report/read-report';
import { inTenant } from '../../../platform/database/in-tenant.ts';
import { reportAbilities } from '../policy.ts';
import type { Handler } from '../services.ts';
import { loadReport } from './load-report.ts';

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
