/** The official rest days of Mexico (Ley Federal del Trabajo, art. 74), and the working days around them. */
import { covers } from './figures/figure-on.ts';
import type { Figure } from './figures/payroll-figures.ts';
import { PUBLISHED_FIGURES } from './figures/published-figures.ts';
import { addDays, plainDate, weekdayOf, yearOf } from './plain-date.ts';

type RestDay = Figure<'descansos'>;

function dayOf({ mes, cuando }: RestDay, year: number): string {
  if ('dia' in cuando) return plainDate(year, mes, cuando.dia);
  const first = plainDate(year, mes, 1);
  return addDays(first, ((8 - weekdayOf(first)) % 7) + (cuando.lunes - 1) * 7);
}

/** Days of elections are Sundays. */
const applies = (rule: RestDay, year: number): boolean =>
  covers(rule, plainDate(year, rule.mes, 1)) &&
  (rule.cada === undefined || (year - rule.cada.desde) % rule.cada.años === 0);

const byYear = new Map<number, ReadonlySet<string>>();

/** Those of a year. Years before 2006 have none here. */
export function restDays(year: number): ReadonlySet<string> {
  const known = byYear.get(year);
  if (known !== undefined) return known;
  const days = new Set(
    PUBLISHED_FIGURES.descansos.filter((rule) => applies(rule, year)).map((rule) => dayOf(rule, year)),
  );
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
