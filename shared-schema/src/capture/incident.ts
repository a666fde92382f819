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

/** As a card has it; `quantity` is an amount of an IM, hours of each day of an HR; '' is empty. */
export type IncidentDraft = {
  type_value: ValueType;
  dates: readonly string[];
  quantity: string;
};

/** What has to be there before an incident is rows, which the rules can judge. */
export type MissingPart = 'dates_required' | 'quantity_required' | 'amount_too_small';

export function missingParts({ type_value, dates, quantity }: IncidentDraft): MissingPart[] {
  const missing: MissingPart[] = [];
  if (dates.length === 0) missing.push('dates_required');
  if (type_value !== 'DI' && quantity === '') missing.push('quantity_required');
  else if (type_value === 'IM' && isQuantity(quantity) && isTooSmall(quantity, dates.length))
    missing.push('amount_too_small');
  return missing;
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
 * One record for each date: an amount is spread over them, hours are those of each date, and a day is 1. What is no
 * quantity, or too small to be spread, stands on each date as it is.
 */
export function incidentRecords(draft: IncidentDraft): { fecha: string; incidencia: string }[] {
  const sorted = draft.dates.toSorted();
  const parts = partsOf(draft);
  return sorted.map((fecha, at) => ({ fecha, incidencia: parts[at] ?? draft.quantity }));
}

function partsOf({ type_value, dates, quantity }: IncidentDraft): string[] {
  if (type_value === 'DI') return dates.map(() => '1.00');
  if (!isQuantity(quantity) || dates.length === 0) return [];
  if (type_value === 'HR') return dates.map(() => new ExactDecimal(quantity).toFixed(2));
  return isTooSmall(quantity, dates.length) ? [] : splitAmount(quantity, dates.length);
}
