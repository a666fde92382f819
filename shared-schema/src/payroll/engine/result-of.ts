/** A finished context as the result that is stored and shown. */
import { Decimal } from 'decimal.js';
import { calculationMessages as texts } from '../../rule-messages/calculation-messages.ts';
import { figureOn, MissingFigure } from '../figures/figure-on.ts';
import type { CalculationResult, PayLine, PayTotals } from './calculation-result.ts';
import { amountOfKind, type Context, type DraftLine, report, taxableOf } from './context.ts';
import { inCents, shareOf, sum, ZERO } from './decimals.ts';
import { provisionsOfDays } from './employer-cost.ts';
import { serviceYearOn } from './integration.ts';
import { NO_PAID_DAYS } from './paid-days.ts';
import { paidDaysOf } from './rules/paid-twice.ts';
import { paidSalaryDays } from './rules/salary.ts';
import { employerTotal, workerTotal } from './social-security.ts';
import { lastDaily, type WorkedDays } from './worked-days.ts';

const NOTHING = '0.00';

export const EMPTY_TOTALS: PayTotals = {
  days_paid: NOTHING,
  perceptions: NOTHING,
  other_payments: NOTHING,
  deductions: NOTHING,
  net: NOTHING,
  taxable: NOTHING,
  exempt: NOTHING,
  subsidy_caused: NOTHING,
  subsidy_used: NOTHING,
  isr: NOTHING,
  quotas_worker: NOTHING,
  quotas_employer: NOTHING,
  employer_cost: NOTHING,
  payroll_tax: NOTHING,
  provision_aguinaldo: NOTHING,
  provision_vacaciones: NOTHING,
  provision_prima_vacacional: NOTHING,
};

/** Of who is not calculated. */
export const EMPTY_RESULT: CalculationResult = {
  lines: [],
  quotas: [],
  exemptions: [],
  totals: EMPTY_TOTALS,
  paid: NO_PAID_DAYS,
  findings: [],
};

export function resultOf(context: Context): CalculationResult {
  const { lines, quotas, exemptions, employerPaysWorker } = context;
  // Before the findings are read: the payroll tax of a state may not be known.
  const totals = totalsOf(context);
  return {
    lines: lines.map(lineOf),
    quotas: quotas.map(({ branch, days, base, employer, worker }) => ({
      branch,
      days: days.toFixed(2),
      base: base.toFixed(2),
      employer: employer.toFixed(2),
      worker: worker.toFixed(2),
      worker_paid_by: employerPaysWorker ? 'patrón' : 'trabajador',
    })),
    exemptions: [...exemptions].map(([kind, { before, used, limit }]) => ({
      kind,
      before: before.toFixed(2),
      used: used.toFixed(2),
      limit: limit.toFixed(2),
    })),
    totals,
    paid: paidDaysOf(context),
    findings: context.findings,
  };
}

const lineOf = (line: DraftLine): PayLine => ({
  concept: line.concept,
  kind: line.kind,
  units: line.units.toFixed(2),
  amount: line.amount.toFixed(2),
  taxable: taxableOf(line).toFixed(2),
  exempt: line.exempt.toFixed(2),
  override: line.override,
  corrects: line.corrects,
});

function totalsOf(context: Context): PayTotals {
  const { lines, quotas, employerPaysWorker, subsidy, isr } = context;
  const other = amountOfKind(context, 'Otro pago');
  const earned = amountOfKind(context, 'Percepción');
  const perceptions = earned.plus(other);
  const deductions = amountOfKind(context, 'Deducción');
  const [employer, worker] = [employerTotal(quotas), workerTotal(quotas)];
  const payrollTax = payrollTaxOf(context, earned);
  const borne = employerPaysWorker ? employer.plus(worker) : employer;
  return {
    days_paid: daysPaid(context).toFixed(2),
    perceptions: perceptions.toFixed(2),
    other_payments: other.toFixed(2),
    deductions: deductions.toFixed(2),
    net: perceptions.minus(deductions).toFixed(2),
    taxable: sum(lines.map(taxableOf)).toFixed(2),
    exempt: sum(lines.map(({ exempt }) => exempt)).toFixed(2),
    subsidy_caused: subsidy.caused.toFixed(2),
    subsidy_used: subsidy.used.toFixed(2),
    isr: isr.toFixed(2),
    quotas_worker: worker.toFixed(2),
    quotas_employer: employer.toFixed(2),
    employer_cost: borne.plus(payrollTax ?? ZERO).toFixed(2),
    payroll_tax: payrollTax?.toFixed(2) ?? null,
    ...provisionTotals(context),
  };
}

/** Of other processes nothing: they pay what was put aside. */
function provisionTotals(
  context: Context,
): Pick<PayTotals, 'provision_aguinaldo' | 'provision_vacaciones' | 'provision_prima_vacacional'> {
  const { input, days, date } = context;
  const employment = input.person.employments.findLast(
    ({ initial_date }) => initial_date <= input.period.end_date,
  );
  if (input.process !== 'ordinario' || employment === undefined || days.employed === 0)
    return {
      ...{ provision_aguinaldo: NOTHING, provision_vacaciones: NOTHING },
      provision_prima_vacacional: NOTHING,
    };
  const serviceYear = serviceYearOn(employment.hire_date, input.period.end_date);
  const { aguinaldo, vacaciones, prima_vacacional } = provisionsOfDays(lastDaily(days), serviceYear, {
    ...{ figures: input.figures, date, benefits: input.settings.benefits, days: days.employed },
  });
  return {
    provision_aguinaldo: aguinaldo.toFixed(2),
    provision_vacaciones: vacaciones.toFixed(2),
    provision_prima_vacacional: prima_vacacional.toFixed(2),
  };
}

/** Salary and vacation days; a payment without them counts as one day (CFDI nómina 1.2, NumDiasPagados). */
function daysPaid(context: Context): Decimal {
  switch (context.input.process) {
    case 'finiquito':
    case 'liquidacion':
      return context.input.settlement?.pays_salary === false
        ? new Decimal(1)
        : paidSalaryDays(context).plus(countOf(context.days));
    case 'ordinario':
      return paidSalaryDays(context).plus(countOf(context.days));
    case 'aguinaldo':
    case 'ptu':
    case 'captura':
      return new Decimal(1);
  }
}

const countOf = ({ vacations }: WorkedDays): Decimal => sum(vacations.map(({ count }) => count));

/** The state's tax on what is paid; null where the state's rate of the day is not known, which is reported. */
function payrollTaxOf(context: Context, earned: Decimal): Decimal | null {
  const { state } = context.input.settings;
  if (state === null) return ZERO;
  try {
    const { porcentaje } = figureOn(
      context.input.figures,
      'isn',
      context.date,
      ({ estado }) => estado === state,
    );
    return inCents(earned.times(shareOf(porcentaje)));
  } catch (error) {
    if (!(error instanceof MissingFigure)) throw error;
    report(context, 'warning', 'isn_desconocido', texts.unknownPayrollTax(error.message));
    return null;
  }
}
