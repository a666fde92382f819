import { benefitTermsOn, type DatedBenefits, fixedSbc } from '@lienzo/schema/payroll/engine/integration';
import type { Zone } from '@lienzo/schema/payroll/engine/social-security';
import { MissingFigure } from '@lienzo/schema/payroll/figures/figure-on';
import { PUBLISHED_FIGURES } from '@lienzo/schema/payroll/figures/published-figures';
import { Decimal } from 'decimal.js';

/** The first day with known legal figures; an earlier salary is integrated by those of that day. */
const KNOWN_SINCE = '2024-02-01';
const DAY = /^\d{4}-\d{2}-\d{2}$/;

/** What a payroll makes a base by; undefined while it is not known. @see useSbcTerms */
export type SbcTerms = { benefits: readonly DatedBenefits[]; zone: Zone };

/**
 * What was typed, or the base that the payroll's benefits make of the daily salary; '' when that is not known yet, as of a
 * year whose figures are not published.
 */
export function usualSbc(
  { sbc, daily_salary }: { sbc: string; daily_salary: string },
  { hireDate, from }: { hireDate: string; from: string },
  terms: SbcTerms | undefined,
): string {
  const daily = daily_salary.trim();
  if (sbc.trim() !== '' || terms === undefined) return sbc.trim();
  if (!/^\d{1,9}(\.\d{1,2})?$/.test(daily) || !DAY.test(hireDate) || !DAY.test(from)) return '';
  const law = { figures: PUBLISHED_FIGURES, date: from < KNOWN_SINCE ? KNOWN_SINCE : from, zone: terms.zone };
  try {
    return fixedSbc(new Decimal(daily), hireDate, {
      ...law,
      ...benefitTermsOn(terms.benefits, from),
    }).toFixed(2);
  } catch (error) {
    if (error instanceof MissingFigure) return '';
    throw error;
  }
}
