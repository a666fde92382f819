/** An employee's records over the periods of their payroll, closed ones calculated. */
import { type OvertimeResultLine, overtimeLines } from '@lienzo/schema/capture/overtime-lines';
import { type EmploymentSpan, employmentsWithin } from '@lienzo/schema/payroll/employment';
import type { CalculationResult } from '@lienzo/schema/payroll/engine/calculation-result';
import type { EarlierPayment } from '@lienzo/schema/payroll/engine/period-facts';
import { overlapDays, yearOf } from '@lienzo/schema/payroll/plain-date';
import { conceptOf } from '../../../modules/accounts/accounts.ts';
import { type Certificate, certificatesOf } from './disabilities.ts';
import type { DemoPeriod, HistoryInput } from './history-input.ts';
import { JOB_PROFILES } from './job-profiles.ts';
import { fixedIncidents, paymentOf } from './payment-of.ts';
import { type IncidentRecord, type OvertimeRecord, periodEvents } from './period-events.ts';

export type PeriodRecord = {
  period: DemoPeriod;
  incidents: IncidentRecord[];
  overtimeDays: OvertimeRecord[];
  /** What capture derives of the hours of the days. */
  overtime: OvertimeResultLine[];
  /** Null in the current period, and where nothing was paid. */
  payment: CalculationResult | null;
};

/** Vacation days of a calendar, and the payments before the period. */
type SoFar = { year: number; vacation: number; earlier: EarlierPayment[] };

/** The certificates that have begun by today, and the records of each period. */
export function workHistory(input: HistoryInput): { records: PeriodRecord[]; certificates: Certificate[] } {
  const all = certificatesOf(input.employee, scopeOf(input));
  return {
    records: recordsOf(input, all),
    certificates: all.filter(({ from }) => from <= input.today),
  };
}

function recordsOf(input: HistoryInput, certificates: Certificate[]): PeriodRecord[] {
  const soFar: SoFar = { year: 0, vacation: 0, earlier: [] };
  const records: PeriodRecord[] = [];
  for (const period of input.periods) {
    if (soFar.year !== period.calendar) Object.assign(soFar, { year: period.calendar, vacation: 0 });
    if (employmentsWithin([employmentOf(input.employee)], spanOf(period)).length > 0)
      records.push(recordOf(input, period, certificates, soFar));
  }
  return records;
}

const employmentOf = ({ hire_date, termination_date }: HistoryInput['employee']): EmploymentSpan => ({
  ...{ hire_date, initial_date: hire_date, termination_date },
});
const spanOf = ({ initial_date, end_date }: DemoPeriod) => ({ first: initial_date, last: end_date });

const scopeOf = ({ paysheet, employee }: HistoryInput): string =>
  `${paysheet.id_humansite}|${employee.human_id}`;

function recordOf(
  input: HistoryInput,
  period: DemoPeriod,
  certificates: Certificate[],
  soFar: SoFar,
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
    vacationTaken: soFar.vacation,
  });
  soFar.vacation += events.vacation;
  const hours = events.overtimeDays.map(({ fecha, horas }) => ({ date: fecha, hours: String(horas) }));
  const overtime = overtimeLines(hours, period, 'clasica_3x3');
  const record = { period, incidents: events.incidents, overtimeDays: events.overtimeDays, overtime };
  if (!period.closed) return { ...record, payment: null };
  const incidents = [...events.incidents, ...fixedIncidents(input, period, events)];
  const paid = { period, events: { ...events, incidents }, overtime, certificates, earlier: soFar.earlier };
  const payment = paymentOf(input, paid);
  if (payment === null) return { ...record, payment };
  soFar.earlier = [...recentOf(soFar.earlier, period), earlierPayment(payment, record)];
  return { ...record, incidents, payment };
}

/** Of the year of a payment; those before it say nothing of it any more. */
const recentOf = (earlier: readonly EarlierPayment[], { payment_date }: DemoPeriod): EarlierPayment[] =>
  earlier.filter((one) => yearOf(one.payment_date) === yearOf(payment_date));

const ABSENCES = ['D020C_DI', 'D021C_DI'].map((key) => conceptOf(key).id);

const earlierPayment = (
  { lines }: CalculationResult,
  { period, incidents }: Pick<PeriodRecord, 'period' | 'incidents'>,
): EarlierPayment => ({
  payment_date: period.payment_date,
  lines,
  absences: incidents
    .filter(({ concept_id }) => ABSENCES.includes(concept_id))
    .map((one) => one.capture_date),
});

const later = (a: string, b: string): string => (a > b ? a : b);
const earlier = (a: string, b: string): string => (a < b ? a : b);
