/** The official rest days of Mexico (Ley Federal del Trabajo, art. 74), and the working days around them. */
import { addDays, plainDate, weekdayOf, yearOf } from './plain-date.ts';

/** `cada`: only every so many years, counted from that one. `lunes`: the first, second … Monday of the month. */
type RestDay = { desde: number; hasta?: number; mes: number; cada?: { años: number; desde: number } } & (
  | { dia: number }
  | { lunes: number }
);

/**
 * By years. The Mondays are in force since the reform of 17 January 2006; the day of the change of government moved from
 * 1 December to 1 October with that of 2024. Days of elections are Sundays.
 */
const REST_DAYS: readonly RestDay[] = [
  { desde: 2006, mes: 1, dia: 1 },
  { desde: 2006, mes: 2, lunes: 1 },
  { desde: 2006, mes: 3, lunes: 3 },
  { desde: 2006, mes: 5, dia: 1 },
  { desde: 2006, mes: 9, dia: 16 },
  { desde: 2024, mes: 10, dia: 1, cada: { años: 6, desde: 2024 } },
  { desde: 2006, mes: 11, lunes: 3 },
  { desde: 2006, hasta: 2023, mes: 12, dia: 1, cada: { años: 6, desde: 2006 } },
  { desde: 2006, mes: 12, dia: 25 },
];

function dayOf(rule: RestDay, year: number): string {
  if ('dia' in rule) return plainDate(year, rule.mes, rule.dia);
  const first = plainDate(year, rule.mes, 1);
  return addDays(first, ((8 - weekdayOf(first)) % 7) + (rule.lunes - 1) * 7);
}

const applies = ({ desde, hasta, cada }: RestDay, year: number): boolean =>
  year >= desde &&
  (hasta === undefined || year <= hasta) &&
  (cada === undefined || (year - cada.desde) % cada.años === 0);

const byYear = new Map<number, ReadonlySet<string>>();

/** Those of a year. Years before 2006 have none here. */
export function restDays(year: number): ReadonlySet<string> {
  const known = byYear.get(year);
  if (known !== undefined) return known;
  const days = new Set(REST_DAYS.filter((rule) => applies(rule, year)).map((rule) => dayOf(rule, year)));
  byYear.set(year, days);
  return days;
}

/** Monday to Friday, without the official rest days. */
export function isWorkingDay(day: string): boolean {
  const weekday = weekdayOf(day);
  return weekday !== 0 && weekday !== 6 && !restDays(yearOf(day)).has(day);
}

/** The day itself, or the nearest working day before or after it. */
export function nearestWorkingDay(day: string, direction: 'previous' | 'next'): string {
  let match = day;
  while (!isWorkingDay(match)) match = addDays(match, direction === 'next' ? 1 : -1);
  return match;
}

/** The first, second … working day after a day; the day itself for 0. */
export function workingDayAfter(day: string, count: number): string {
  let existing = day;
  for (let left = count; left > 0; left -= 1) existing = nearestWorkingDay(addDays(existing, 1), 'next');
  return existing;
}
