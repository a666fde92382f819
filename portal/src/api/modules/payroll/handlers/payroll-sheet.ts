import type { ResponseOf } from '@lienzo/schema/api/endpoint';
import { ExactDecimal } from '@lienzo/schema/data/exact-decimal';
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
        lines: byConcept(lines.get(id) ?? []),
      })),
    };
  });

type SheetLine = ResponseOf<typeof payroll_sheet>['people'][number]['lines'][number];

/** A line for each concept: differences of closed periods are added to the pay of the period. */
function byConcept(lines: Awaited<ReturnType<typeof listLines>>): SheetLine[] {
  const merged = new Map<number, SheetLine>();
  for (const { concept_id, overridden, corrects, ...line } of lines) {
    const known = merged.get(concept_id);
    const sum = (name: 'units' | 'amount' | 'taxable_amount' | 'exempt_amount'): string =>
      new ExactDecimal(known?.[name] ?? 0).plus(line[name]).toFixed(2);
    merged.set(concept_id, {
      concept_id,
      ...{
        amount: sum('amount'),
        taxable_amount: sum('taxable_amount'),
        exempt_amount: sum('exempt_amount'),
      },
      // A difference is no day of the period.
      units: corrects === null ? sum('units') : (known?.units ?? line.units),
      overridden: overridden || known?.overridden === true,
      corrected: corrects !== null || known?.corrected === true,
    });
  }
  return [...merged.values()];
}
