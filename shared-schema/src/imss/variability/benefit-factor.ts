/** The integration factor of a client's own benefits (LSS art. 27; LFT arts. 76, 80, 87). */
import type { Decimal } from 'decimal.js';
import { ExactDecimal } from '../../data/exact-decimal.ts';
import { integrationFactor, legalVacationDays, serviceYearOn } from '../../payroll/engine/integration.ts';
import { PUBLISHED_FIGURES } from '../../payroll/figures/published-figures.ts';

/** Better than the law's, or the law's where it is silent. */
export type Benefits = {
  aguinaldo_days: string;
  /** As a fraction: 0.25. */
  vacation_premium: string;
  /** By year of service, from the first; after the last one they stay, or follow the law where that gives more. */
  vacation_days: readonly number[];
};

/** The law's least. */
export const LEGAL_BENEFITS: Benefits = { aguinaldo_days: '15', vacation_premium: '0.25', vacation_days: [] };

export type BenefitProblem = 'form' | 'premium_as_percent' | 'premium_low' | 'bonus_low' | 'vacation_low';

const NUMBER = /^\d{1,4}(\.\d{1,6})?$/;

/** What keeps benefits from being used; null: nothing. */
export function benefitProblem({
  aguinaldo_days,
  vacation_premium,
  vacation_days,
}: Benefits): BenefitProblem | null {
  const isForm = NUMBER.test(aguinaldo_days) && NUMBER.test(vacation_premium);
  if (!isForm || vacation_days.some((days) => !Number.isSafeInteger(days))) return 'form';
  const premium = new ExactDecimal(vacation_premium);
  if (premium.greaterThan(1)) return 'premium_as_percent';
  if (premium.lessThan(LEGAL_BENEFITS.vacation_premium)) return 'premium_low';
  if (new ExactDecimal(aguinaldo_days).lessThan(LEGAL_BENEFITS.aguinaldo_days)) return 'bonus_low';
  return vacation_days.some((days, at) => days < legalVacationDays(at + 1)) ? 'vacation_low' : null;
}

/** On whose day the law's benefits are those of today, the reform of 2023 included. */
const LEGAL_DAY = PUBLISHED_FIGURES.prestaciones.at(-1)?.vigente_desde ?? '';

/**
 * 1 + (aguinaldo + vacation days × premium) ÷ 365, to four decimals.
 * @param benefits without a problem.
 */
export function benefitFactor(
  { aguinaldo_days, vacation_premium, vacation_days }: Benefits,
  hireDate: string,
  day: string,
): Decimal {
  const vacation_premium_percent = new ExactDecimal(vacation_premium).times(100).toFixed();
  return integrationFactor(serviceYearOn(hireDate, day), {
    ...{ figures: PUBLISHED_FIGURES, date: LEGAL_DAY },
    benefits: { aguinaldo_days, vacation_premium_percent, vacation_days },
  });
}
