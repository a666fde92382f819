/** One employee's pay for one ordinary period: lines that add up to the totals, in exact pesos. */
import { Decimal } from 'decimal.js';
import { employerQuotas, workerQuotas } from './imss.ts';
import { isr } from './isr.ts';
import type { Periodicity } from './payroll-calendar.ts';
import { PAID_DAYS } from './payroll-periods.ts';
import { subsidioAlEmpleo } from './subsidio-al-empleo.ts';
import { dailyUma, minimumWage } from './wage-references.ts';

/** The concepts that the calculation writes by itself. */
export const PAY_CONCEPTS = {
  sueldo: 'P001',
  vacaciones: 'P003C_DI',
  prima_vacacional: 'P004',
  horas_dobles: 'P023C_HR',
  horas_triples: 'P024C_HR',
  imss: 'D001',
  isr: 'D002',
  pension: 'D007',
} as const;

export type PayslipInput = {
  periodicity: Periodicity;
  /** Decides the figures in force, `YYYY-MM-DD`. */
  payment_date: string;
  /** Pesos a day. */
  daily_salary: string;
  sbc: string;
  /** The register's prima de riesgo in percent. */
  risk_premium: string;
  /** Days of the period within the employment, by the payroll's convention (`paidDays`). */
  days: number;
  absence_days: number;
  disability_days: number;
  vacation_days: number;
  /** Pesos of vacation premium that this year may still be exempt (15 UMA a year). */
  vacation_exemption_left: Decimal;
  /** Hours by week. */
  overtime: { dobles: number; triples: number }[];
  /** Fully taxable payments by concept key. */
  bonuses: { key: string; amount: Decimal }[];
  /** Fixed deductions by concept key; a deduction that would leave less than half of the pay waits. */
  deductions: { key: string; amount: Decimal }[];
  /** Alimony in percent of what remains after tax and quotas; '0' for none. */
  alimony_percent: string;
};

export type PayslipLine = {
  key: string;
  kind: 'Percepción' | 'Deducción';
  units: number;
  amount: Decimal;
  taxable: Decimal;
  exempt: Decimal;
};

export type Payslip = {
  days_paid: number;
  lines: PayslipLine[];
  total_perceptions: Decimal;
  total_deductions: Decimal;
  net_pay: Decimal;
  employer_cost: Decimal;
};

const ZERO = new Decimal(0);
/** LISR art. 93: exempt part of double overtime, and its limit a week in UMA. */
const OVERTIME_EXEMPT = { share: '0.5', umaPerWeek: 5 };
const HOURS_PER_DAY = 8;

/** The pay, or null when no day of the period is paid and nothing else is. */
export function payslip(input: PayslipInput): Payslip | null {
  const daysPaid = Math.max(0, input.days - input.absence_days - input.disability_days);
  const perceptions = perceptionLines(input, daysPaid);
  if (perceptions.length === 0) return null;
  const deductions = deductionLines(input, perceptions, daysPaid);
  const totalPerceptions = sumOf(perceptions);
  const totalDeductions = sumOf(deductions);
  const quotaDays = { sbc: new Decimal(input.sbc), days: daysPaid, day: input.payment_date };
  return {
    days_paid: daysPaid,
    lines: [...perceptions, ...deductions],
    total_perceptions: totalPerceptions,
    total_deductions: totalDeductions,
    net_pay: totalPerceptions.minus(totalDeductions),
    employer_cost: employerQuotas({ ...quotaDays, riskPremium: input.risk_premium }).total,
  };
}

const sumOf = (lines: PayslipLine[]): Decimal => lines.reduce((sum, line) => sum.plus(line.amount), ZERO);

function perception(key: string, units: number, amount: Decimal, exempt: Decimal = ZERO): PayslipLine {
  const paid = amount.toDecimalPlaces(2);
  const free = Decimal.min(paid, exempt).toDecimalPlaces(2);
  return { key, kind: 'Percepción', units, amount: paid, taxable: paid.minus(free), exempt: free };
}

function perceptionLines(input: PayslipInput, daysPaid: number): PayslipLine[] {
  const daily = new Decimal(input.daily_salary);
  const vacation = Math.min(input.vacation_days, daysPaid);
  const premium = daily.times(vacation).times('0.25');
  const lines = [perception(PAY_CONCEPTS.sueldo, daysPaid - vacation, daily.times(daysPaid - vacation))];
  if (vacation > 0)
    lines.push(
      perception(PAY_CONCEPTS.vacaciones, vacation, daily.times(vacation)),
      perception(PAY_CONCEPTS.prima_vacacional, vacation, premium, input.vacation_exemption_left),
    );
  if (input.overtime.length > 0) lines.push(...overtimeLines(input, daily));
  for (const { key, amount } of input.bonuses) lines.push(perception(key, 1, amount));
  return lines.filter((line) => line.amount.greaterThan(0));
}

/** LFT arts. 67 and 68: double pay, and triple past the weekly limit. Triples are taxed whole. */
function overtimeLines(input: PayslipInput, daily: Decimal): PayslipLine[] {
  const hourly = daily.dividedBy(HOURS_PER_DAY);
  const cap = dailyUma(input.payment_date).times(OVERTIME_EXEMPT.umaPerWeek);
  const onMinimumWage = daily.lessThanOrEqualTo(minimumWage(input.payment_date));
  let exempt = ZERO;
  for (const week of input.overtime) {
    const pay = hourly.times(2).times(week.dobles);
    exempt = exempt.plus(onMinimumWage ? pay : Decimal.min(pay.times(OVERTIME_EXEMPT.share), cap));
  }
  const dobles = input.overtime.reduce((sum, week) => sum + week.dobles, 0);
  const triples = input.overtime.reduce((sum, week) => sum + week.triples, 0);
  return [
    perception(PAY_CONCEPTS.horas_dobles, dobles, hourly.times(2).times(dobles), exempt),
    perception(PAY_CONCEPTS.horas_triples, triples, hourly.times(3).times(triples)),
  ];
}

function deduction(key: string, units: number, amount: Decimal): PayslipLine {
  return { key, kind: 'Deducción', units, amount: amount.toDecimalPlaces(2), taxable: ZERO, exempt: ZERO };
}

function deductionLines(input: PayslipInput, perceptions: PayslipLine[], daysPaid: number): PayslipLine[] {
  const gross = sumOf(perceptions);
  const withheld = withholdings(input, perceptions, daysPaid);
  const afterTax = gross.minus(sumOf(withheld));
  const alimony = afterTax.times(input.alimony_percent).dividedBy(100);
  const lines = [...withheld, deduction(PAY_CONCEPTS.pension, 1, alimony)];
  let taken = sumOf(lines);
  for (const { key, amount } of input.deductions) {
    if (taken.plus(amount).times(2).greaterThan(gross)) continue;
    lines.push(deduction(key, 1, amount));
    taken = taken.plus(amount);
  }
  return lines.filter((line) => line.amount.greaterThan(0));
}

/** The worker's quotas and tax; who earns the minimum wage pays neither (LSS art. 36, LISR art. 96). */
function withholdings(input: PayslipInput, perceptions: PayslipLine[], daysPaid: number): PayslipLine[] {
  const day = input.payment_date;
  if (new Decimal(input.daily_salary).lessThanOrEqualTo(minimumWage(day))) return [];
  const taxable = perceptions.reduce((sum, line) => sum.plus(line.taxable), ZERO);
  const days = input.periodicity === 'Mensual' ? 'mensual' : PAID_DAYS[input.periodicity];
  const tax = isr(taxable, day, days).minus(subsidioAlEmpleo(taxable, day, days));
  const quotas = workerQuotas({ sbc: new Decimal(input.sbc), days: daysPaid, day });
  return [
    deduction(PAY_CONCEPTS.imss, daysPaid, quotas.total),
    deduction(PAY_CONCEPTS.isr, 1, Decimal.max(0, tax)),
  ];
}
