import type { ResponseOf } from '@lienzo/schema/api/endpoint';
import { calculate } from '@lienzo/schema/payroll/engine/calculate';
import type { Override } from '@lienzo/schema/payroll/engine/calculation-input';
import { traceRecorder } from '@lienzo/schema/payroll/engine/trace';
import type { payroll_trace } from '@lienzo/schema/runs/trace-endpoints';
import { sql } from 'kysely';
import { enterTenant, inSnapshot, systemContext } from '../../../platform/database/in-tenant.ts';
import { DomainError } from '../../../platform/domain-error.ts';
import { type Concepts, readShared } from '../calculation/read-shared.ts';
import { reproduces } from '../calculation/reproduces.ts';
import { inputOf } from '../calculation/shared-input.ts';
import { calculationObstacle } from '../policy.ts';
import { listPersonInputs } from '../repositories/person-inputs.ts';
import { findResultFacts, listLines, listResults } from '../repositories/results.ts';
import { factsOf, findRun } from '../repositories/run-facts.ts';
import { findRunPeriod } from '../repositories/run-periods.ts';
import type { Handler } from '../services.ts';

/** @throws DomainError not_found: the person has no result in the period. */
export const getPayrollTrace: Handler<typeof payroll_trace> = ({ query, caller, services }) =>
  inSnapshot(services.db, caller, async (trx) => {
    const { organizationId } = caller;
    const period = await findRunPeriod(trx, organizationId, query.period);
    if (period === undefined || period.paysheet_id !== query.nomina_id)
      throw new DomainError({ code: 'not_found', field: 'period' });
    const people = sql`select ${query.employee_id}::integer`;
    const scope = { organizationId, periodId: period.id, people };
    const [stored] = await listResults(trx, scope, { limit: 1, offset: 0 });
    if (stored === undefined) throw new DomainError({ code: 'not_found', field: 'employee_id' });
    // As the calculation read it: its taxes depend on payrolls, too, that the caller may not see.
    await enterTenant(trx, systemContext(organizationId));
    const [person] = await listPersonInputs(trx, organizationId, period, [query.employee_id]);
    if (person === undefined) throw new DomainError({ code: 'not_found', field: 'employee_id' });
    const { shared, concepts } = await readShared(trx, organizationId, period);
    const run = await findRun(trx, organizationId, period.id);
    const before = await listLines(trx, organizationId, [stored.id]);
    const about = {
      ...{ name: person.name, human_id: person.human_id, imported_from: run?.imported_from ?? null },
      lines: linesOf(before, person.overrides, concepts),
      facts: await findResultFacts(trx, organizationId, stored.id),
    };
    if (about.imported_from !== null)
      return { ...about, reproduces: true, records: [], can: { override: false } };
    const { record, document } = traceRecorder();
    const { lines } = calculate(inputOf(shared, person), record);
    return {
      ...about,
      reproduces: reproduces(lines, before, concepts),
      records: document.records,
      can: { override: calculationObstacle(factsOf(period, run)) === null },
    };
  });

const ORDER = ['Percepción', 'Otro pago', 'Deducción', 'Incidencia'];

type StoredLine = {
  concept_id: number;
  units: string;
  amount: string;
  corrects: string | null;
  correction_words: string;
};

/** The stored lines, and what was set by hand of a concept without one; differences of closed periods have their own. */
function linesOf(
  stored: readonly StoredLine[],
  overrides: readonly Override[],
  concepts: Concepts,
): ResponseOf<typeof payroll_trace>['lines'] {
  const byId = new Map([...concepts].map(([key, rule]) => [rule.id, { ...rule, key }]));
  const rows = [
    ...stored,
    ...overrides.flatMap(({ concept }) => {
      const id = concepts.get(concept)?.id;
      const isPaid = stored.some(({ concept_id, corrects }) => concept_id === id && corrects === null);
      return id === undefined || isPaid
        ? []
        : [{ concept_id: id, units: '0.00', amount: '0.00', corrects: null, correction_words: '' }];
    }),
  ];
  return rows
    .flatMap(({ concept_id, units, amount, corrects, correction_words }) => {
      const rule = byId.get(concept_id);
      if (rule === undefined) return [];
      const set = corrects === null ? overrides.find(({ concept }) => concept === rule.key) : undefined;
      const override =
        set === undefined ? null : { amount: set.amount, author: set.author, reason: set.reason };
      const description = `${rule.description}${correction_words}`;
      return [{ concept_id, description, kind: rule.kind, units, amount, override, corrects }];
    })
    .toSorted((one, other) => ORDER.indexOf(one.kind) - ORDER.indexOf(other.kind));
}
