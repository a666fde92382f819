import { fixedSbc, LEGAL_BENEFITS } from '@lienzo/schema/payroll/engine/integration';
import { MissingFigure } from '@lienzo/schema/payroll/figures/figure-on';
import { PUBLISHED_FIGURES } from '@lienzo/schema/payroll/figures/published-figures';
import { Decimal } from 'decimal.js';

/** The first day with known legal figures; an earlier salary is integrated by those of that day. */
const KNOWN_SINCE = '2024-02-01';
const DAY = /^\d{4}-\d{2}-\d{2}$/;

/**
 * What was typed, or the base that the law makes of the daily salary; '' when that is not known yet, as of a year whose
 * figures are not published.
 */
export function usualSbc(typed: string, daily: string, hireDate: string, from: string): string {
  if (typed.trim() !== '') return typed.trim();
  if (!/^\d{1,9}(\.\d{1,2})?$/.test(daily.trim()) || !DAY.test(hireDate) || !DAY.test(from)) return '';
  const date = from < KNOWN_SINCE ? KNOWN_SINCE : from;
  const law = { figures: PUBLISHED_FIGURES, date, benefits: LEGAL_BENEFITS, zone: 'general' } as const;
  try {
    return fixedSbc(new Decimal(daily.trim()), hireDate, law).toFixed(2);
  } catch (error) {
    if (error instanceof MissingFigure) return '';
    throw error;
  }
}
