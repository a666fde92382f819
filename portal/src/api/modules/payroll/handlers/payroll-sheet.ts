import type { payroll_sheet } from '@lienzo/schema/runs/run-endpoints';
import { RESULTS_PAGE } from '@lienzo/schema/runs/run-endpoints';
import { inTenant } from '../../../platform/database/in-tenant.ts';
import { DomainError } from '../../../platform/domain-error.ts';
import {
  countResults,
  listConceptTotals,
  listLines,
  listResults,
  searchedPeople,
} from '../repositories/results.ts';
import { findRunPeriod } from '../repositories/run-periods.ts';
import type { Handler } from '../services.ts';

export const getPayrollSheet: Handler<typeof payroll_sheet> = ({ query, caller, services }) =>
  inTenant(services.db, caller, async (trx) => {
    const { organizationId } = caller;
    const period = await findRunPeriod(trx, organizationId, query.period);
    if (period === undefined || period.paysheet_id !== query.nomina_id)
      throw new DomainError({ code: 'not_found', field: 'period' });
    const within = { organizationId, paysheetId: period.paysheet_id };
    const scope = {
      ...{ organizationId, periodId: period.id },
      people: await searchedPeople(trx, within, query.q),
    };
    const people = await listResults(trx, scope, {
      limit: RESULTS_PAGE,
      offset: (query.page - 1) * RESULTS_PAGE,
    });
    const lines = Map.groupBy(
      await listLines(
        trx,
        organizationId,
        people.map(({ id }) => id),
      ),
      ({ payroll_result_id }) => payroll_result_id,
    );
    return {
      total: await countResults(trx, scope),
      concepts: await listConceptTotals(trx, scope),
      people: people.map(({ id, ...person }) => ({
        ...person,
        lines: (lines.get(id) ?? []).map(({ payroll_result_id: _result, ...line }) => line),
      })),
    };
  });
