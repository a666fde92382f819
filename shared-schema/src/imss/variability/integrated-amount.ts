/** What of a paid amount belongs to the variable part of the contribution base (LSS art. 27). */
import type { Decimal } from 'decimal.js';
import { ExactDecimal } from '../../data/exact-decimal.ts';
import { covers } from '../../payroll/figures/figure-on.ts';
import { PUBLISHED_FIGURES } from '../../payroll/figures/published-figures.ts';

/** Of one concept and payment. */
export type VariableLine = {
  concept: string;
  /** An exact decimal; less than nothing when it was taken back. */
  amount: string;
  /** When it was paid, which selects the UMA. */
  date: string;
  integration:
    | { kind: 'variable' }
    /** What is over a share of the UMA, or of the contribution base, for each of the days that it was paid for. */
    | { kind: 'excedente'; base: 'uma' | 'sbc'; share: string; days: number };
};

/**
 * What integrates, in cents; `unknown`: the UMA of the day is not known, `no_sbc`: there is no base for its share, `form`:
 * the amount is no number.
 */
export function integratedAmount(
  { amount, date, integration }: VariableLine,
  sbc: string | null,
): Decimal | 'unknown' | 'no_sbc' | 'form' {
  if (!/^-?\d{1,20}(\.\d{1,20})?$/.test(amount)) return 'form';
  const paid = new ExactDecimal(amount);
  if (integration.kind === 'variable') return paid;
  const base = integration.base === 'uma' ? umaOf(date) : sbc;
  if (base === null) return integration.base === 'uma' ? 'unknown' : 'no_sbc';
  const free = new ExactDecimal(base).times(integration.share).times(integration.days);
  return ExactDecimal.max(0, paid.minus(free)).toDecimalPlaces(2);
}

/** The daily UMA; null: it is not published. */
const umaOf = (day: string): string | null =>
  PUBLISHED_FIGURES.uma.find((entry) => covers(entry, day))?.diaria ?? null;
