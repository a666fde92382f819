/** Days in formulas: counted from 1900-01-01, which is a Monday. */
import type { Decimal } from 'decimal.js';
import { addDays, daysBetween, isPlainDate } from '../../payroll/plain-date.ts';
import { type Sql, sql, sqlSeen, sqlText, sqlWithin } from '../formula-sql.ts';
import { DAY_SPAN, FIRST_DAY, type FormulaContext, LAST_DAY, seen } from '../formula-value.ts';

/** Whether a text is a day that formulas know. */
export const isFormulaDay = (text: string): boolean =>
  isPlainDate(text) && text >= FIRST_DAY && text <= LAST_DAY;

export const daysFromFirst = (day: string): number => daysBetween(FIRST_DAY, day);

/** The day some days after the first one, or null outside of the days that formulas know. */
export function dayFromFirst(count: number, { lose }: FormulaContext): string | null {
  return count < 0 || count > DAY_SPAN ? lose('date') : addDays(FIRST_DAY, count);
}

/** A day some days later; parts of days are cut off. */
export function addedDays(day: string, days: Decimal, context: FormulaContext): string | null {
  const count = seen(days).trunc();
  return count.abs().greaterThan(DAY_SPAN)
    ? context.lose('date')
    : dayFromFirst(daysFromFirst(day) + count.toNumber(), context);
}

export const SQL_FIRST_DAY: Sql = sqlText(`date '${FIRST_DAY}'`);

/** @param count SQL of a number. */
export const sqlDayFromFirst = (count: Sql): Sql =>
  sql`(${SQL_FIRST_DAY} + cast(${sqlWithin(count, 0, DAY_SPAN)} as integer))`;

export const sqlAddedDays = (day: Sql, days: Sql): Sql =>
  sqlDayFromFirst(sql`(${day} - ${SQL_FIRST_DAY}) + trunc(${sqlSeen(days)})`);
