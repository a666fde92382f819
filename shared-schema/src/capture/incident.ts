/** Incidents of one employee: which dates they may have, what one lacks, what is sent (specification 3 §5). */
import { ExactDecimal } from '../data/exact-decimal.ts';
import { type EmploymentSpan, employmentOn } from '../payroll/employment.ts';
import { addDays } from '../payroll/plain-date.ts';
import { splitAmount } from './split-amount.ts';

/** IM: an amount, DI: days, HR: hours. */
export type ValueType = 'IM' | 'DI' | 'HR';

const VACATIONS = ['P003', 'P003C_DI'];
export const isVacation = (key: string): boolean => VACATIONS.includes(key);

/** The period, and the employments of the person; days are `YYYY-MM-DD`, ends included. */
export type CaptureSpan = { initial_date: string; end_date: string; employments: readonly EmploymentSpan[] };

/**
 * The days that can be chosen, in order.
 * @param taken those of the employee's other incidents and disabilities, and the blocked ones of everybody.
 */
export function selectableDates(span: CaptureSpan, taken: ReadonlySet<string>): string[] {
  const days: string[] = [];
  for (let day = span.initial_date; day <= span.end_date; day = addDays(day, 1))
    if (isEmployed(span, day) && !taken.has(day)) days.push(day);
  return days;
}

/** Whether one of the employments has the day. */
export const isEmployed = ({ employments }: Pick<CaptureSpan, 'employments'>, day: string): boolean =>
  employmentOn(employments, day) !== undefined;

/** As a person fills it in; `quantity` is an amount of an IM, hours of an HR, days of a vacation; '' is empty. */
export type IncidentDraft = {
  key: string;
  type_value: ValueType;
  dates: readonly string[];
  quantity: string;
};

export type IncidentProblem =
  | 'dates_required'
  | 'quantity_required'
  | 'quantity_wrong'
  | 'hours_too_many'
  | 'amount_too_small'
  | 'date_taken'
  | 'vacation_days';

/** What an incident lacks; empty when it can be saved. */
export function incidentProblems(
  { key, type_value, dates, quantity }: IncidentDraft,
  selectable: ReadonlySet<string>,
): IncidentProblem[] {
  const problems: IncidentProblem[] = [];
  if (dates.length === 0) problems.push('dates_required');
  if (dates.some((day) => !selectable.has(day)) || new Set(dates).size < dates.length)
    problems.push('date_taken');
  const needsQuantity = type_value !== 'DI' || isVacation(key);
  if (needsQuantity && quantity === '') problems.push('quantity_required');
  else if (needsQuantity && !isQuantity(quantity)) problems.push('quantity_wrong');
  else if (type_value === 'HR' && isTooManyHours(quantity)) problems.push('hours_too_many');
  else if (type_value === 'IM' && isTooSmall(quantity, dates.length)) problems.push('amount_too_small');
  else if (isVacation(key) && Number(quantity) !== dates.length) problems.push('vacation_days');
  return problems;
}

/** The decimals of an amount, and of the hours of an incident. */
export const QUANTITY_DECIMALS = 2;

/** Above 0, with at most two decimals. */
export const isQuantity = (text: string): boolean =>
  /^\d{1,8}(\.\d{1,2})?$/.test(text) && !new ExactDecimal(text).isZero();

/** The hours of a day; a concept of hours counts those of one date. */
export const HOURS_OF_A_DAY = 24;
export const isTooManyHours = (hours: string): boolean => new ExactDecimal(hours).greaterThan(HOURS_OF_A_DAY);

/** Whether a date would be left without a cent. */
const isTooSmall = (amount: string, dates: number): boolean =>
  new ExactDecimal(amount).times(100).lessThan(dates);

/**
 * One record for each date: an amount is spread over them, hours are those of each date, and a day is 1.
 * @param draft one without problems.
 */
export function incidentRecords({
  type_value,
  dates,
  quantity,
}: IncidentDraft): { fecha: string; incidencia: string }[] {
  const sorted = dates.toSorted();
  const each = type_value === 'HR' ? new ExactDecimal(quantity || 0).toFixed(2) : '1.00';
  const parts = type_value === 'IM' ? splitAmount(quantity, sorted.length) : sorted.map(() => each);
  return sorted.map((fecha, at) => ({ fecha, incidencia: parts[at] ?? '0.00' }));
}
