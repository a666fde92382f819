import { calculate } from '@lienzo/schema/payroll/engine/calculate';
import type { PayLine } from '@lienzo/schema/payroll/engine/calculation-result';
import { traceRecorder } from '@lienzo/schema/payroll/engine/trace';
import type { payroll_trace } from '@lienzo/schema/runs/trace-endpoints';
import { sql } from 'kysely';
import { inSnapshot } from '../../../platform/database/in-tenant.ts';
import { DomainError } from '../../../platform/domain-error.ts';
import { readShared } from '../calculation/read-shared.ts';
import { inputOf } from '../calculation/shared-input.ts';
import { listPersonInputs } from '../repositories/person-inputs.ts';
import { listLines, listResults } from '../repositories/results.ts';
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
    const [person] = await listPersonInputs(trx, organizationId, period, [query.employee_id]);
    if (stored === undefined || person === undefined)
      throw new DomainError({ code: 'not_found', field: 'employee_id' });
    const { shared, concepts } = await readShared(trx, organizationId, period);
    const { record, document } = traceRecorder();
    const { lines } = calculate(inputOf(shared, person), record);
    const keys = new Map([...concepts].map(([key, { id }]) => [id, key]));
    const before = await listLines(trx, organizationId, [stored.id]);
    return {
      ...{ name: person.name, human_id: person.human_id },
      reproduces: isSame(
        lines,
        before.map(
          (line) => `${keys.get(line.concept_id)} ${line.units} ${line.amount} ${line.taxable_amount}`,
        ),
      ),
      records: document.records,
    };
  });

/** The same lines, in whatever order. */
function isSame(lines: readonly PayLine[], stored: readonly string[]): boolean {
  const now = lines.map(({ concept, units, amount, taxable }) => `${concept} ${units} ${amount} ${taxable}`);
  return now.toSorted().join('\n') === stored.toSorted().join('\n');
}
