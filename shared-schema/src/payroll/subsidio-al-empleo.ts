/** The employment subsidy: a share of the monthly UMA taken off the income tax (decree of 2024-05-01 and changes). */
import { Decimal } from 'decimal.js';
import { type Dated, inForce } from './figures/in-force.ts';
import { TAX_MONTH_DAYS } from './isr.ts';
import { monthlyUma } from './wage-references.ts';

/** `porcentaje` of the monthly UMA in force, for incomes up to `limite` a month. */
type Subsidio = Dated & { porcentaje: string; limite: string };

/** The Januaries have their own share because the UMA changes in February. */
export const SUBSIDIO_AL_EMPLEO: readonly Subsidio[] = [
  { vigente_desde: '2024-05-01', porcentaje: '11.82', limite: '9081.00' },
  { vigente_desde: '2025-01-01', porcentaje: '14.39', limite: '10171.00' },
  { vigente_desde: '2025-02-01', porcentaje: '13.80', limite: '10171.00' },
  { vigente_desde: '2026-01-01', porcentaje: '15.59', limite: '11492.66' },
  { vigente_desde: '2026-02-01', porcentaje: '15.02', limite: '11492.66' },
];

/**
 * The subsidy that a payment's taxable income allows, in pesos; what is more than the tax is not paid out.
 * @param day the day of payment.
 * @param days the days that the payment covers, or 'mensual'.
 */
export function subsidioAlEmpleo(taxable: Decimal, day: string, days: number | 'mensual'): Decimal {
  const { porcentaje, limite } = inForce(SUBSIDIO_AL_EMPLEO, day);
  const monthly = monthlyUma(day).times(porcentaje).dividedBy(100).toDecimalPlaces(2);
  if (days === 'mensual') return taxable.lessThanOrEqualTo(limite) ? monthly : new Decimal(0);
  const share = new Decimal(days).dividedBy(TAX_MONTH_DAYS);
  const limit = share.times(limite).toDecimalPlaces(2);
  return taxable.lessThanOrEqualTo(limit) ? share.times(monthly).toDecimalPlaces(2) : new Decimal(0);
}
