/** Days that another payment of the person pays, too: no day's salary and no year's aguinaldo is due twice (LFT 82, 87). */
import { calculationMessages as texts } from '../../../rule-messages/calculation-messages.ts';
import { type EmploymentSpan, employmentOn } from '../../employment.ts';
import type { ProcessKind } from '../calculation-input.ts';
import { type Context, type DraftLine, isOwnLine, report } from '../context.ts';
import {
  type DaySpan,
  daysOf,
  type OtherPayment,
  type PaidDays,
  sharedSpans,
  spansOf,
  yearUntil,
} from '../paid-days.ts';
import { PAY_CONCEPTS } from '../pay-concepts.ts';
import { lastEmployment, serviceOfYear } from './settlement.ts';

const SETTLEMENTS: readonly ProcessKind[] = ['finiquito', 'liquidacion'];
const WITH_SALARY: readonly ProcessKind[] = ['ordinario', ...SETTLEMENTS];
const WITH_AGUINALDO: readonly ProcessKind[] = ['aguinaldo', ...SETTLEMENTS];

const lineOf = ({ lines }: Context, concept: string): DraftLine | undefined =>
  lines.find((line) => isOwnLine(concept)(line) && line.amount.greaterThan(0));

/** Of a finished calculation: what no line pays is not paid. */
export const paidDaysOf = (context: Context): PaidDays => ({
  salary: spansOf([...salaryDays(context), ...vacationDays(context)]),
  aguinaldo: aguinaldoDays(context),
});

function salaryDays(context: Context): string[] {
  const { input, days } = context;
  if (lineOf(context, PAY_CONCEPTS.sueldo) === undefined) return [];
  if (!WITH_SALARY.includes(input.process) || input.settlement?.pays_salary === false)
    return input.incidents
      .filter(({ concept }) => concept === PAY_CONCEPTS.sueldo)
      .map(({ capture_date }) => capture_date);
  const unpaid = new Set([
    ...days.disabilities,
    ...days.absences.filter(({ count }) => count.greaterThanOrEqualTo(1)).map(({ date }) => date),
    ...days.vacations.map(({ date }) => date),
  ]);
  return employedDays(context).filter((day) => !unpaid.has(day));
}

const vacationDays = (context: Context): string[] =>
  lineOf(context, PAY_CONCEPTS.vacaciones) === undefined
    ? []
    : context.days.vacations.map(({ date }) => date);

function employedDays({ input: { person, period } }: Context): string[] {
  const within = { from: period.initial_date, to: period.end_date };
  const employed = person.employments.map(({ initial_date, termination_date }) => ({
    from: initial_date,
    to: termination_date ?? within.to,
  }));
  return sharedSpans([within], employed).flatMap(daysOf);
}

function aguinaldoDays(context: Context): DaySpan[] | null {
  if (lineOf(context, PAY_CONCEPTS.aguinaldo) === undefined) return [];
  if (!WITH_AGUINALDO.includes(context.input.process)) return null;
  const employment = lastEmployment(context);
  const service = employment === null ? null : serviceOfYear(employment.hire_date, employment.until);
  return service === null ? [] : [service];
}

/**
 * A finding for each other payment of the same days, and for what was paid after the last one.
 * @param employments of the person in the payroll, also those that a finiquito does not pay.
 */
export function reportPaidTwice(context: Context, employments: readonly EmploymentSpan[]): void {
  const { others = [], period, process } = context.input;
  if (others.length === 0) return;
  const paid = paidDaysOf(context);
  const isSettlement = SETTLEMENTS.includes(process);
  for (const other of others) {
    reportSalary(context, sharedSpans(paid.salary, other.salary), other);
    const isExact = other.aguinaldo_is_exact && paid.aguinaldo !== null;
    const aguinaldo = sharedSpans(paid.aguinaldo ?? yearUntil(period.payment_date), other.aguinaldo);
    if (aguinaldo.length > 0)
      report(
        context,
        severityOf(context, [PAY_CONCEPTS.aguinaldo], isExact),
        'aguinaldo_ya_pagado',
        texts.aguinaldoTwice({ spans: aguinaldo, isExact, other }),
      );
    if (isSettlement) reportUnemployed(context, other, employments);
  }
}

function reportSalary(context: Context, spans: readonly DaySpan[], other: OtherPayment): void {
  if (spans.length === 0) return;
  const { process } = context.input;
  const isSettlement = SETTLEMENTS.includes(process);
  const isExact = other.salary_is_exact && WITH_SALARY.includes(process);
  report(
    context,
    severityOf(context, [PAY_CONCEPTS.sueldo, PAY_CONCEPTS.vacaciones], isExact),
    isSettlement ? 'finiquito_de_dias_pagados' : 'dias_ya_pagados',
    texts.salaryTwice({ spans, isExact, isSettlement, other }),
  );
}

/** What somebody set by hand was decided, with a reason; days that are only supposed keep nobody from being paid. */
const severityOf = (context: Context, concepts: readonly string[], isExact: boolean): 'error' | 'warning' =>
  isExact && !concepts.some((concept) => (lineOf(context, concept)?.override ?? null) !== null)
    ? 'error'
    : 'warning';

/** An earlier payroll did not know of the last day, and has paid days after it. */
function reportUnemployed(
  context: Context,
  other: OtherPayment,
  employments: readonly EmploymentSpan[],
): void {
  const until = lastEmployment(context)?.until;
  if (until === undefined || !other.salary_is_exact || !other.is_same_payroll) return;
  const after = other.salary
    .flatMap(daysOf)
    .filter((day) => day > until && employmentOn(employments, day) === undefined);
  if (after.length > 0)
    report(context, 'warning', 'pagado_sin_empleo', texts.paidUnemployed({ spans: spansOf(after), other }));
}
