import { fixedSbc } from '@lienzo/schema/payroll/integration';
import { Decimal } from 'decimal.js';

/** The first day with known legal figures; an earlier salary is integrated by those of that day. */
const KNOWN_SINCE = '2024-02-01';
const DAY = /^\d{4}-\d{2}-\d{2}$/;

/** What was typed, or the base that the law makes of the daily salary; '' when that is not known yet. */
export function usualSbc(typed: string, daily: string, hireDate: string, from: string): string {
  if (typed.trim() !== '') return typed.trim();
  if (!/^\d{1,9}(\.\d{1,2})?$/.test(daily.trim()) || !DAY.test(hireDate) || !DAY.test(from)) return '';
  return fixedSbc(new Decimal(daily.trim()), hireDate, from < KNOWN_SINCE ? KNOWN_SINCE : from).toFixed(2);
}
