import type { BodyOf } from '@lienzo/schema/api/endpoint';
import type { update_filters } from '@lienzo/schema/api/report-endpoints';
import { apiRefusalMessages } from '@lienzo/schema/messages/api-refusal-messages';
import { migrateReport } from '@lienzo/schema/report/migrate-report';
import { dataItems, type ReportDocument } from '@lienzo/schema/report/report';
import { inTenant } from '../../../platform/database/in-tenant.ts';
import { DomainError } from '../../../platform/domain-error.ts';
import { reportAbilities } from '../policy.ts';
import type { Handler } from '../services.ts';
import { checkReport } from './check-report.ts';
import { filtersOfReport } from './filters-of-report.ts';
import { loadReport } from './load-report.ts';
import { saveChanges } from './save-changes.ts';

type Change = BodyOf<typeof update_filters>['filtro']['filters'][number];

export const updateFilters: Handler<typeof update_filters> = ({ body, caller, services }) =>
  inTenant(services.db, caller, async (trx) => {
    const { report_id, filters } = body.filtro;
    const before = await loadReport(trx, caller, report_id);
    if (!reportAbilities(caller, before).edit) throw new DomainError('forbidden');
    const report = migrateReport(before.document);
    for (const change of filters) applyChange(report, change);
    checkReport(report);
    await saveChanges(trx, caller, before, report, before.updated_at);
    return { result: filtersOfReport(report) };
  });

function applyChange(report: ReportDocument, { uuid, id, condition, valor }: Change): void {
  const item = dataItems(report).find((one) => one.uuid === uuid);
  const filter = item?.filters.find((one) => one.id === id);
  if (filter === undefined)
    throw new DomainError({
      code: 'not_found',
      message: apiRefusalMessages.report.filterGone(id),
      field: uuid,
    });
  filter.condition = condition;
  filter.valor = valor;
}
