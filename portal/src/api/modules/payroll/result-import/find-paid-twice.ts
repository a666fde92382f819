import { employmentsWithin } from '@lienzo/schema/payroll/employment';
import { type OtherPayment, sharedSpans, yearUntil } from '@lienzo/schema/payroll/engine/paid-days';
import { PAY_CONCEPTS } from '@lienzo/schema/payroll/engine/pay-concepts';
import { calculationMessages as texts } from '@lienzo/schema/rule-messages/calculation-messages';
import type { TenantTransaction } from '../../../platform/database/in-tenant.ts';
import type { NewFinding } from '../repositories/findings.ts';
import { SETTLEMENT_PROCESS } from '../repositories/period-people.ts';
import { listPersonInputs, type PersonInput } from '../repositories/person-inputs.ts';
import type { NewResult } from '../repositories/results.ts';
import type { RunPeriod } from '../repositories/run-periods.ts';
import { listConceptRules } from '../repositories/shared-inputs.ts';

/**
 * What other payments pay of the same days as the results of a file. A file does not say which days it pays: those of the
 * person's employment are supposed, so these are warnings.
 */
export async function findPaidTwice(
  trx: TenantTransaction,
  period: RunPeriod,
  results: readonly NewResult[],
): Promise<Omit<NewFinding, 'run_id'>[]> {
  const aguinaldo = (await listConceptRules(trx, period.organization_id)).get(PAY_CONCEPTS.aguinaldo)?.id;
  const byPerson = new Map(results.map((result) => [result.employee_id, result]));
  const people = await listPersonInputs(trx, period.organization_id, period, [...byPerson.keys()]);
  return people.flatMap((person) => {
    const result = byPerson.get(person.employee_id);
    if (result === undefined) return [];
    const paysAguinaldo = result.lines.some(
      ({ concept_id, amount }) => concept_id === aguinaldo && Number(amount) > 0,
    );
    return person.others.flatMap((other): Omit<NewFinding, 'run_id'>[] => [
      ...salaryTwice(period, { person, result, other }),
      ...(paysAguinaldo ? aguinaldoTwice(period, { person, other }) : []),
    ]);
  });
}

type Paid = { person: PersonInput; other: OtherPayment };

const findingOf = (
  { organization_id, client_id, process }: RunPeriod,
  { employee_id }: PersonInput,
  { kind, message }: { kind: 'salary' | 'aguinaldo'; message: string },
): Omit<NewFinding, 'run_id'> => ({
  ...{ organization_id, client_id, employee_id, severity: 'warning', message },
  code:
    kind === 'aguinaldo'
      ? 'aguinaldo_ya_pagado'
      : process === SETTLEMENT_PROCESS
        ? 'finiquito_de_dias_pagados'
        : 'dias_ya_pagados',
});

function salaryTwice(period: RunPeriod, { person, result, other }: Paid & { result: NewResult }) {
  const { process, initial_date, end_date } = period;
  if (Number(result.days_paid) === 0 || !['ORD', SETTLEMENT_PROCESS, 'LIQ'].includes(process)) return [];
  const own = employmentsWithin(person.employments, { first: initial_date, last: end_date });
  const days = sharedSpans(
    [{ from: initial_date, to: end_date }],
    own.map((one) => ({ from: one.initial_date, to: one.termination_date ?? end_date })),
  );
  const spans = sharedSpans(days, other.salary);
  if (spans.length === 0) return [];
  const isSettlement = process === SETTLEMENT_PROCESS;
  const message = texts.salaryTwice({ spans, isExact: false, isSettlement, other });
  return [findingOf(period, person, { kind: 'salary', message })];
}

function aguinaldoTwice(period: RunPeriod, { person, other }: Paid) {
  const spans = sharedSpans(yearUntil(period.payment_date), other.aguinaldo);
  if (spans.length === 0) return [];
  const message = texts.aguinaldoTwice({ spans, isExact: false, other });
  return [findingOf(period, person, { kind: 'aguinaldo', message })];
}
