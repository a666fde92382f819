/** What a month of a worker costs: pay, quotas, payroll tax and what is put aside for benefits (Prefactura). */
import { Decimal } from 'decimal.js';
import type { PayrollFigures } from '../figures/payroll-figures.ts';
import { inCents, sum } from './decimals.ts';
import { YEAR_DAYS } from './income-tax.ts';
import { aguinaldoDays, type Benefits, vacationDays, vacationPremium } from './integration.ts';

export type Provisions = { aguinaldo: Decimal; vacaciones: Decimal; prima_vacacional: Decimal };

const MONTHS = 12;

type BenefitScope = { figures: PayrollFigures; date: string; benefits: Benefits };

/** A month's share of aguinaldo, vacations and their premium, each in cents. */
export const monthlyProvisions = (daily: Decimal, serviceYear: number, scope: BenefitScope): Provisions =>
  provisionsFor(daily, serviceYear, { ...scope, share: new Decimal(1).dividedBy(MONTHS) });

/** What days of employment earn of a year's benefits, so that 365 of them earn them whole. */
export const provisionsOfDays = (
  daily: Decimal,
  serviceYear: number,
  { days, ...scope }: BenefitScope & { days: number },
): Provisions =>
  provisionsFor(daily, serviceYear, { ...scope, share: new Decimal(days).dividedBy(YEAR_DAYS) });

function provisionsFor(
  daily: Decimal,
  serviceYear: number,
  { share, ...scope }: BenefitScope & { share: Decimal },
): Provisions {
  const vacation = daily.times(vacationDays(serviceYear, scope)).times(share);
  return {
    aguinaldo: inCents(daily.times(aguinaldoDays(scope)).times(share)),
    vacaciones: inCents(vacation),
    prima_vacacional: inCents(vacation.times(vacationPremium(scope))),
  };
}

/** @param employerCost quotas of the employer and payroll tax, as totals have them. */
export const monthlyCost = (pay: Decimal, employerCost: Decimal, provisions: Provisions): Decimal =>
  sum([pay, employerCost, ...Object.values(provisions)]);
