/** What an INFONAVIT credit asks for (Ley del INFONAVIT art. 29-III). */
import type { Decimal } from 'decimal.js';
import { figureOn } from '../figures/figure-on.ts';
import type { PayrollFigures } from '../figures/payroll-figures.ts';
import { daysBetween, monthEnd, monthOf, plainDate, yearOf } from '../plain-date.ts';
import type { Credit } from './calculation-input.ts';
import { decimalOf, figure, HUNDRED, InvalidInput } from './decimals.ts';

/** The days of the two months that a day's bimester has. */
export function bimesterDays(date: string): number {
  const second = Math.ceil(monthOf(date) / 2) * 2;
  return daysBetween(plainDate(yearOf(date), second - 1, 1), monthEnd(yearOf(date), second)) + 1;
}

/**
 * Pesos of a bimester, unrounded: a percent of the base of its days, twice the fixed fee, or twice the factor in UMI.
 * The housing insurance is not among them.
 * @param days of the bimester.
 */
export function bimesterAmount(
  credit: Pick<Credit, 'discount_type' | 'value' | 'porcentaje_reducido'>,
  { figures, date, sbc, days }: { figures: PayrollFigures; date: string; sbc: Decimal; days: number },
): Decimal {
  const { discount_type } = credit;
  const amount = decimalOf(takenValue(credit), 'credits.value');
  switch (discount_type) {
    case 1:
      return sbc.times(days).times(amount).dividedBy(HUNDRED);
    case 2:
      return amount.times(2);
    case 3:
      return amount.times(figure(figureOn(figures, 'umi', date).diaria)).times(2);
    default:
      throw new InvalidInput('credits.discount_type', String(discount_type));
  }
}

/** The value that is taken: the reduced percentage, if the bureau has said which one its table gives. */
export const takenValue = ({
  value,
  porcentaje_reducido,
}: Pick<Credit, 'value' | 'porcentaje_reducido'>): string => porcentaje_reducido ?? value;
