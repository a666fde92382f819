/** From daily salary to contribution base (LFT arts. 76, 80, 87; LSS arts. 27, 28, 30). */
import { Decimal } from 'decimal.js';
import { figureOn } from '../figures/figure-on.ts';
import type { PayrollFigures } from '../figures/payroll-figures.ts';
import { PUBLISHED_FIGURES } from '../figures/published-figures.ts';
import { fullYears } from '../plain-date.ts';
import type { Conventions } from './conventions.ts';
import { decimalOf, figure, HUNDRED, inCents, shareOf, ZERO } from './decimals.ts';
import { YEAR_DAYS } from './income-tax.ts';
import { limitedSbc, type Zone } from './social-security.ts';

/** What an employer grants; null: the law's minimum. Percents as 25, not 0.25. */
export type Benefits = {
  aguinaldo_days: string | null;
  vacation_premium_percent: string | null;
  /** Days by year of service from the first on; years after its last row have the days of that row or the law's. */
  vacation_days: readonly number[] | null;
};

export const LEGAL_BENEFITS: Benefits = {
  aguinaldo_days: null,
  vacation_premium_percent: null,
  vacation_days: null,
};

type BenefitScope = { figures: PayrollFigures; date: string; benefits: Benefits };

export const aguinaldoDays = ({ figures, date, benefits }: BenefitScope): Decimal =>
  decimalOf(
    benefits.aguinaldo_days ?? figureOn(figures, 'prestaciones', date).aguinaldo_dias,
    'settings.benefits.aguinaldo_days',
  );

/** As a share: 0.25. */
export const vacationPremium = ({ figures, date, benefits }: BenefitScope): Decimal =>
  decimalOf(
    benefits.vacation_premium_percent ?? figureOn(figures, 'prestaciones', date).prima_vacacional_porcentaje,
    'settings.benefits.vacation_premium_percent',
  ).dividedBy(HUNDRED);

/** Vacation days of a year of service, from 1; 0 before. An employer's own table never grants less than the law. */
export function vacationDays(serviceYear: number, { figures, date, benefits }: BenefitScope): number {
  if (serviceYear < 1) return 0;
  const rows = figureOn(figures, 'prestaciones', date).vacaciones;
  const legal = rows.findLast(({ desde_año }) => desde_año <= serviceYear)?.dias ?? 0;
  const own = benefits.vacation_days?.slice(0, serviceYear).at(-1) ?? 0;
  return Math.max(legal, own);
}

/** The law's days, with the reform that is in force since 2023. */
export const legalVacationDays = (serviceYear: number): number =>
  vacationDays(serviceYear, {
    figures: PUBLISHED_FIGURES,
    date: PUBLISHED_FIGURES.prestaciones.at(-1)?.vigente_desde ?? '',
    benefits: LEGAL_BENEFITS,
  });

/** In which year of service somebody is on a day, from 1. */
export const serviceYearOn = (hireDate: string, date: string): number =>
  Math.max(0, fullYears(hireDate, date)) + 1;

/** 1 + (aguinaldo + vacation days × premium) / 365, unrounded. */
export const exactIntegrationFactor = (serviceYear: number, scope: BenefitScope): Decimal =>
  vacationPremium(scope)
    .times(vacationDays(serviceYear, scope))
    .plus(aguinaldoDays(scope))
    .dividedBy(YEAR_DAYS)
    .plus(1);

/** To four decimals: 1.0493 in the first year with the law's benefits. */
export const integrationFactor = (serviceYear: number, scope: BenefitScope): Decimal =>
  exactIntegrationFactor(serviceYear, scope).toDecimalPlaces(4);

type FactorScope = BenefitScope & {
  /** A convention of the payroll; to four decimals unless told. */
  factor?: Conventions['integration_factor'];
};

/** By the payroll's convention of rounding. */
const conventionalFactor = (
  serviceYear: number,
  { factor = 'cuatro_decimales', ...scope }: FactorScope,
): Decimal =>
  factor === 'cuatro_decimales'
    ? integrationFactor(serviceYear, scope)
    : exactIntegrationFactor(serviceYear, scope);

/** What a payroll grants from a day on, and how its factor is rounded. */
export type DatedBenefits = {
  vigente_desde: string;
  benefits: Benefits;
  factor: Conventions['integration_factor'];
};

const LEGAL_TERMS: Omit<DatedBenefits, 'vigente_desde'> = {
  benefits: LEGAL_BENEFITS,
  factor: 'cuatro_decimales',
};

/** Those of a day; the law's minimum before the first row. @param dated the first one first. */
export function benefitTermsOn(
  dated: readonly DatedBenefits[],
  day: string,
): Pick<DatedBenefits, 'benefits' | 'factor'> {
  const { benefits, factor } = dated.findLast(({ vigente_desde }) => vigente_desde <= day) ?? LEGAL_TERMS;
  return { benefits, factor };
}

/** The factor of somebody on a day, by the law of that day and what their payroll grants. */
export const factorOn = (dated: readonly DatedBenefits[], hireDate: string, day: string): Decimal =>
  conventionalFactor(serviceYearOn(hireDate, day), {
    ...{ figures: PUBLISHED_FIGURES, date: lawDay(day) },
    ...benefitTermsOn(dated, day),
  });

/** The law of benefits has no end, but a first day. */
export const lawDay = (day: string): string => {
  const [first] = PUBLISHED_FIGURES.prestaciones;
  return first !== undefined && day < first.vigente_desde ? first.vigente_desde : day;
};

/** `fixedParts`: pesos a day that integrate besides. */
type BaseScope = FactorScope & { zone: Zone; fixedParts?: Decimal };

/** The fixed contribution base of a daily salary on a day, within its limits, in cents. */
export function fixedSbc(
  dailySalary: Decimal,
  hireDate: string,
  { zone, fixedParts = ZERO, ...scope }: BaseScope,
): Decimal {
  const times = conventionalFactor(serviceYearOn(hireDate, scope.date), scope);
  return limitedSbc(dailySalary.times(times).plus(fixedParts), { ...scope, zone });
}

/** What of daily vales de despensa integrates: what exceeds 40 % of the UMA (LSS 27-VI), in cents. */
export function integratingVales(daily: Decimal, { figures, date }: Omit<BenefitScope, 'benefits'>): Decimal {
  const share = shareOf(figureOn(figures, 'exenciones', date).vales_sbc_porcentaje);
  const free = figure(figureOn(figures, 'uma', date).diaria).times(share);
  return inCents(Decimal.max(0, daily.minus(free)));
}

/**
 * The variable part of the base: the variable pay of two months by the days of salary earned in them (LSS 30-II), in
 * cents; null when no day was earned.
 */
export const variablePart = (pay: Decimal, earnedDays: number): Decimal | null =>
  earnedDays <= 0 ? null : inCents(pay.dividedBy(earnedDays));

/** What is wrong with an employer's benefits; empty: nothing. Premiums are percents, so 0.25 is too little. */
export function benefitProblems({ figures, date, benefits }: BenefitScope): (keyof Benefits)[] {
  const legal = figureOn(figures, 'prestaciones', date);
  const { aguinaldo_days, vacation_premium_percent, vacation_days } = benefits;
  const isLess = (own: string | null, least: string): boolean =>
    own !== null && new Decimal(own).lessThan(least);
  const problems: (keyof Benefits)[] = [];
  if (isLess(aguinaldo_days, legal.aguinaldo_dias)) problems.push('aguinaldo_days');
  if (isLess(vacation_premium_percent, legal.prima_vacacional_porcentaje))
    problems.push('vacation_premium_percent');
  const scope = { figures, date, benefits: { ...benefits, vacation_days: null } };
  if (vacation_days?.some((own, at) => own < vacationDays(at + 1, scope)) === true)
    problems.push('vacation_days');
  return problems;
}
