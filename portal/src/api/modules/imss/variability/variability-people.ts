/** The variability of each person of a payroll in a registro, from what was read of them. */
import { ExactDecimal } from '@lienzo/schema/data/exact-decimal';
import { type Bimester, bimesterSpan, effectiveDate } from '@lienzo/schema/imss/variability/bimester';
import {
  type ConceptIntegration,
  conceptIntegration,
} from '@lienzo/schema/imss/variability/concept-integration';
import { earnedDays } from '@lienzo/schema/imss/variability/earned-days';
import { integratedAmount, type VariableLine } from '@lienzo/schema/imss/variability/integrated-amount';
import { type Variability, variabilityOf } from '@lienzo/schema/imss/variability/variability';
import { variabilityMessages } from '@lienzo/schema/imss/variability-messages';
import type { DatedBenefits } from '@lienzo/schema/payroll/engine/integration';
import type { MovementPerson } from '../repositories/movement-people.ts';
import type { BimesterPeriod, PaidConcept, PaidLine, UnpaidDay } from '../repositories/variability-inputs.ts';

export type VariabilityInputs = {
  bimester: Bimester;
  zone: 'general' | 'frontera';
  periods: ReadonlyMap<number, BimesterPeriod>;
  /** Of closed runs. */
  paid: { concepts: readonly PaidConcept[]; lines: ReadonlyMap<number, string> };
  unpaid: readonly UnpaidDay[];
  bases: ReadonlyMap<number, string>;
  benefits: readonly DatedBenefits[];
};

/** A perception with what integrates of it. */
export type IntegratedLine = { concept: string; amount: string; date: string; integrates: string | null };

export type PersonVariability = {
  person: MovementPerson;
  result: Variability | null;
  days: { earned: number; absences: number; disabilities: number };
  daily_salary: string | null;
  current_sbc: string | null;
  lines: IntegratedLine[];
  /** Errors keep somebody without result; the rest is to be known. */
  findings: string[];
};

export function variabilityOfPeople(
  people: readonly MovementPerson[],
  inputs: VariabilityInputs,
): PersonVariability[] {
  const unpaid = Map.groupBy(inputs.unpaid, ({ employee_id }) => employee_id);
  const concepts = new Map(
    inputs.paid.concepts.map((one) => [
      one.id,
      { name: `${one.key} ${one.description}`, integration: conceptIntegration(one) },
    ]),
  );
  return people.map((person) =>
    personVariability(person, inputs, {
      concepts,
      lines: paidLines(inputs.paid.lines.get(person.employee_id)),
      unpaid: unpaid.get(person.employee_id) ?? [],
    }),
  );
}

type Concepts = ReadonlyMap<number, { name: string; integration: ConceptIntegration }>;
type Own = { concepts: Concepts; lines: readonly PaidLine[]; unpaid: readonly UnpaidDay[] };

/** The text is our own query's. */
const paidLines = (text: string | undefined): PaidLine[] => (text === undefined ? [] : JSON.parse(text));

function personVariability(
  person: MovementPerson,
  { bimester, zone, periods, bases, benefits }: VariabilityInputs,
  own: Own,
): PersonVariability {
  const effective = effectiveDate(bimester);
  const absences = own.unpaid.flatMap(({ kind, day }) => (kind === 'absence' ? [day] : []));
  const disability_days = own.unpaid.flatMap(({ kind, day }) => (kind === 'disability' ? [day] : []));
  const daysOf = (span: { first: string; last: string }) =>
    earnedDays(span, person.employments, absences, disability_days);
  const days = daysOf(bimesterSpan(bimester));
  const salary = person.salaries.findLast(({ vigente_desde }) => vigente_desde <= effective);
  const current_sbc = bases.get(person.employee_id) ?? null;
  const read = readLines(
    own,
    periods,
    (period) => daysOf({ first: period.initial_date, last: period.end_date }).earned,
  );
  const fixed = days.earned > 0 ? read.fixed.dividedBy(days.earned).toDecimalPlaces(2) : new ExactDecimal(0);
  const { result, findings } = variabilityOf(
    {
      ...{ nss: person.ssn, person_number: person.human_id, name: person.name, zone, current_sbc },
      hire_date:
        person.employments.findLast(({ initial_date }) => initial_date <= effective)?.hire_date ?? effective,
      ...{ employments: person.employments, daily_salary: salary?.daily_salary ?? null },
      ...{ fixed_additions: fixed.toFixed(2), benefits, lines: read.variable },
      ...{ absences, disability_days },
    },
    bimester,
  );
  const said = findings.map(({ message, fix }) => `${message} ${fix}`);
  if (read.undecided.size > 0) said.push(variabilityMessages.undecided([...read.undecided].join(', ')));
  return {
    ...{ person, result, days, daily_salary: salary?.daily_salary ?? null, current_sbc, findings: said },
    lines: read.variable.map((line) => shownLine(line, current_sbc)),
  };
}

function shownLine(line: VariableLine, sbc: string | null): IntegratedLine {
  const amount = integratedAmount(line, sbc);
  const integrates = typeof amount === 'string' ? null : amount.toFixed(2);
  return { concept: line.concept, amount: line.amount, date: line.date, integrates };
}

function readLines(
  { lines, concepts }: Own,
  periods: ReadonlyMap<number, BimesterPeriod>,
  daysOf: (period: BimesterPeriod) => number,
) {
  const variable: VariableLine[] = [];
  const undecided = new Set<string>();
  let fixed = new ExactDecimal(0);
  for (const [periodId, conceptId, amount] of lines) {
    const period = periods.get(periodId);
    const concept = concepts.get(conceptId);
    if (period === undefined || concept === undefined) continue;
    const { name, integration } = concept;
    if (integration === 'no') continue;
    if (integration === 'undecided') undecided.add(name);
    else if (integration === 'fijo') fixed = fixed.plus(amount);
    else
      variable.push({
        ...{ concept: name, amount, date: period.payment_date },
        integration: integration.kind === 'variable' ? integration : { ...integration, days: daysOf(period) },
      });
  }
  return { variable, undecided, fixed };
}
