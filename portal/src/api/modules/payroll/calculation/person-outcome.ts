import { ExactDecimal } from '@lienzo/schema/data/exact-decimal';
import type { DaySpan } from '@lienzo/schema/payroll/engine/paid-days';
import { runMessages } from '@lienzo/schema/runs/run-messages';
import type { NewFinding } from '../repositories/findings.ts';
import type { PersonInput } from '../repositories/person-inputs.ts';
import type { NewResult } from '../repositories/results.ts';
import type { RunPeriod } from '../repositories/run-periods.ts';
import type { Concepts } from './read-shared.ts';
import type { RunResult } from './run-result.ts';
import { stampingFindings } from './stamping-findings.ts';

/** What is stored of a person's calculation; no result: an error left nothing of it. */
export type PersonOutcome = { result: NewResult | null; findings: Omit<NewFinding, 'run_id'>[] };

type Calculated = { result: RunResult; person: PersonInput; concepts: Concepts; period: RunPeriod };

/** A line of a concept that the bureau does not have is a finding, and no result. */
export function personOutcome({ result, person, concepts, period }: Calculated): PersonOutcome {
  const findings: PersonOutcome['findings'] = [];
  const finding = (severity: NewFinding['severity'], code: NewFinding['code'], message: string): void =>
    void findings.push({
      ...{ organization_id: period.organization_id, client_id: period.client_id },
      ...{ employee_id: person.employee_id, severity, code, message },
    });
  for (const { severity, code, message } of result.findings) finding(severity, code, message);
  if (person.risk_premium === null) finding('warning', 'no_premium', runMessages.noPremium);
  const unknown = result.lines.find(({ concept }) => !concepts.has(concept));
  if (unknown !== undefined) {
    finding('error', 'unknown_concept', runMessages.unknownConcept(unknown.concept));
    return { result: null, findings };
  }
  // Of whom an error left nothing there is no result; a negative net is kept, to be looked at.
  if (result.lines.length === 0 && new ExactDecimal(result.totals.days_paid).isZero())
    return { result: null, findings };
  for (const [code, message] of stampingFindings({ result, person, concepts }))
    finding('warning', code, message);
  return { result: resultOf({ result, person, concepts }), findings };
}

const multirange = (spans: readonly DaySpan[]): string =>
  `{${spans.map(({ from, to }) => `[${from},${to}]`).join(',')}}`;

const resultOf = ({
  result: { totals, lines, paid },
  person,
  concepts,
}: Omit<Calculated, 'period'>): NewResult => ({
  employee_id: person.employee_id,
  days_paid: totals.days_paid,
  total_perceptions: totals.perceptions,
  total_deductions: totals.deductions,
  net_pay: totals.net,
  employer_cost: totals.employer_cost,
  payroll_tax: totals.payroll_tax,
  provision_aguinaldo: totals.provision_aguinaldo,
  provision_vacaciones: totals.provision_vacaciones,
  provision_prima_vacacional: totals.provision_prima_vacacional,
  paid_days: multirange(paid.salary),
  aguinaldo_days: paid.aguinaldo === null ? null : multirange(paid.aguinaldo),
  lines: lines.map((line) => ({
    concept_id: concepts.get(line.concept)?.id ?? 0,
    units: line.units,
    amount: line.amount,
    taxable_amount: line.taxable,
    exempt_amount: line.exempt,
    overridden: line.override !== null,
    corrects: line.corrects,
  })),
});
