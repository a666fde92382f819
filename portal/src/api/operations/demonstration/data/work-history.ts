/** An employee's records over the periods of their payroll, closed ones calculated. */
import { fixedSbc } from '@lienzo/schema/payroll/integration';
import { PAID_DAYS, paidDays } from '@lienzo/schema/payroll/payroll-periods';
import { type Payslip, payslip } from '@lienzo/schema/payroll/payslip';
import { daysBetween, overlapDays } from '@lienzo/schema/payroll/plain-date';
import { dailyUma } from '@lienzo/schema/payroll/wage-references';
import { Decimal } from 'decimal.js';
import { type Certificate, certificatesOf } from './disabilities.ts';
import { type DemoEmployee, salaryOn } from './employees.ts';
import { JOB_PROFILES } from './job-profiles.ts';
import type { DemoPaysheet } from './organizations.ts';
import { type IncidentRecord, type OvertimeRecord, periodEvents } from './period-events.ts';

/** A closed period, or the current one. */
export type DemoPeriod = {
  id: number;
  calendar: number;
  initial_date: string;
  end_date: string;
  payment_date: string;
  incidence_close_date: string;
  closed: boolean;
  calculated_at: string;
};

export type PeriodRecord = {
  period: DemoPeriod;
  incidents: IncidentRecord[];
  overtimeDays: OvertimeRecord[];
  /** Null in the current period, and where nothing was paid. */
  payslip: Payslip | null;
};

type HistoryInput = {
  employee: DemoEmployee;
  paysheet: DemoPaysheet;
  risk_premium: string;
  periods: DemoPeriod[];
  today: string;
};

/** Vacation premium exempt per year (LISR art. 93): 15 UMA. */
const EXEMPT_PREMIUM_UMA = 15;

type YearSoFar = { year: number; vacation: number; exempt: Decimal };

/** The certificates that have begun by today, and the records of each period. */
export function workHistory(input: HistoryInput): { records: PeriodRecord[]; certificates: Certificate[] } {
  const all = certificatesOf(input.employee, scopeOf(input));
  return {
    records: recordsOf(input, all),
    certificates: all.filter(({ from }) => from <= input.today),
  };
}

function recordsOf(input: HistoryInput, certificates: Certificate[]): PeriodRecord[] {
  let year: YearSoFar = { year: 0, vacation: 0, exempt: new Decimal(0) };
  const records: PeriodRecord[] = [];
  for (const period of input.periods) {
    if (year.year !== period.calendar) year = { year: period.calendar, vacation: 0, exempt: new Decimal(0) };
    const days = paidDays(input.paysheet.periodicity, period, input.employee);
    if (days > 0) records.push(recordOf(input, period, days, certificates, year));
  }
  return records;
}

const scopeOf = ({ paysheet, employee }: HistoryInput): string =>
  `${paysheet.id_humansite}|${employee.human_id}`;

function recordOf(
  input: HistoryInput,
  period: DemoPeriod,
  days: number,
  certificates: Certificate[],
  year: YearSoFar,
): PeriodRecord {
  const { employee, paysheet } = input;
  const until = period.closed || input.today > period.end_date ? period.end_date : input.today;
  const disabled = certificates.some((one) => overlapDays(one.from, one.to, period.initial_date, until) > 0);
  const events = periodEvents({
    employee,
    place: `${scopeOf(input)}|${period.initial_date}`,
    profile: JOB_PROFILES[paysheet.profile],
    from: later(period.initial_date, employee.hire_date),
    to: earlier(earlier(until, period.incidence_close_date), employee.termination_date ?? until),
    disabled,
    vacationTaken: year.vacation,
  });
  year.vacation += events.vacation;
  const record = { period, incidents: events.incidents, overtimeDays: events.overtimeDays };
  if (!period.closed) return { ...record, payslip: null };
  const daily = salaryOn(employee.salaries, period.end_date);
  const slip = payslip({
    periodicity: paysheet.periodicity,
    payment_date: period.payment_date,
    daily_salary: daily,
    sbc: fixedSbc(new Decimal(daily), employee.hire_date, period.end_date).toFixed(2),
    risk_premium: input.risk_premium,
    days,
    absence_days: events.absences,
    disability_days: disabledDays(input, period, certificates),
    vacation_days: events.vacation,
    vacation_exemption_left: dailyUma(period.payment_date).times(EXEMPT_PREMIUM_UMA).minus(year.exempt),
    overtime: events.overtime,
    bonuses: events.bonuses,
    deductions: employee.fixedDeductions,
    alimony_percent: employee.alimony_percent,
  });
  const premium = slip?.lines.find((line) => line.key === 'P004');
  if (premium !== undefined) year.exempt = year.exempt.plus(premium.exempt);
  return { ...record, payslip: slip };
}

const later = (a: string, b: string): string => (a > b ? a : b);
const earlier = (a: string, b: string): string => (a < b ? a : b);

/** Days by the payroll's convention: a period that is fully covered by a disability has no paid days. */
function disabledDays({ paysheet }: HistoryInput, period: DemoPeriod, certificates: Certificate[]): number {
  const days = certificates.reduce(
    (sum, one) => sum + overlapDays(one.from, one.to, period.initial_date, period.end_date),
    0,
  );
  const whole = daysBetween(period.initial_date, period.end_date) + 1;
  return days >= whole ? PAID_DAYS[paysheet.periodicity] : Math.min(days, PAID_DAYS[paysheet.periodicity]);
}
