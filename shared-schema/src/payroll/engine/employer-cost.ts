/** What a month of a worker costs: pay, quotas, payroll tax and what is put aside for benefits (Prefactura). */
import type { Decimal } from 'decimal.js';
import type { PayrollFigures } from '../figures/payroll-figures.ts';
import { inCents, sum } from './decimals.ts';
import { aguinaldoDays, type Benefits, vacationDays, vacationPremium } from './integration.ts';

export type Provisions = { aguinaldo: Decimal; vacaciones: Decimal; prima_vacacional: Decimal };

const MONTHS = 12;

/** A month's share of aguinaldo, vacations and their premium, each in cents. */
export function monthlyProvisions(
  daily: Decimal,
  serviceYear: number,
  scope: { figures: PayrollFigures; date: string; benefits: Benefits },
): Provisions {
  const vacation = daily.times(vacationDays(serviceYear, scope)).dividedBy(MONTHS);
  return {
    aguinaldo: inCents(daily.times(aguinaldoDays(scope)).dividedBy(MONTHS)),
    vacaciones: inCents(vacation),
    prima_vacacional: inCents(vacation.times(vacationPremium(scope))),
  };
}

/** @param employerCost quotas of the employer and payroll tax, as totals have them. */
export const monthlyCost = (pay: Decimal, employerCost: Decimal, provisions: Provisions): Decimal =>
  sum([pay, employerCost, ...Object.values(provisions)]);
