/** Income tax on wages (LISR arts. 96 and 152; tariffs of Anexo 8 of the RMF) and the employment subsidy. */
import { Decimal } from 'decimal.js';
import { figureOn } from '../figures/figure-on.ts';
import type { Figure, PayrollFigures, TariffRows } from '../figures/payroll-figures.ts';
import { figure, HUNDRED, inCents, shareOf, ZERO } from './decimals.ts';

/** Days of a month for tax purposes; every shorter tariff is the monthly one divided by it. */
export const TAX_MONTH_DAYS = new Decimal('30.4');
/** The days of the year for RLISR 174 and for seniority. */
export const YEAR_DAYS = 365;

/** How long a payment's tariff is: a month, a year, or a number of days. */
export type TariffLength = number | 'mensual' | 'anual';

export type TaxBracket = { limiteInferior: Decimal; cuotaFija: Decimal; porcentaje: Decimal };
/** Its source is the figure that it is derived of. */
export type Tariff = { source: Figure<'isr_mensual'>; length: TariffLength; brackets: readonly TaxBracket[] };

const derived = new WeakMap<Figure<'isr_mensual'>, Map<TariffLength, Tariff>>();

/**
 * The tariff of a day of payment: the published monthly or annual one, else the monthly one by 30.4, in cents, times
 * the days, which reproduces the published tariffs of 1, 7, 10 and 15 days.
 * @throws MissingFigure when no tariff covers the day.
 */
export function tariffOn(figures: PayrollFigures, date: string, length: TariffLength): Tariff {
  const source = figureOn(figures, length === 'anual' ? 'isr_anual' : 'isr_mensual', date);
  let lengths = derived.get(source);
  if (lengths === undefined) {
    lengths = new Map();
    derived.set(source, lengths);
  }
  const known = lengths.get(length);
  if (known !== undefined) return known;
  const tariff = { source, length, brackets: source.renglones.map((row) => bracketOf(row, length)) };
  lengths.set(length, tariff);
  return tariff;
}

function bracketOf(row: TariffRows[number], length: TariffLength): TaxBracket {
  const limit = figure(row.limite_inferior);
  const fee = figure(row.cuota_fija);
  const porcentaje = shareOf(row.porcentaje);
  if (typeof length === 'string') return { limiteInferior: limit, cuotaFija: fee, porcentaje };
  // A lower limit is the upper limit before it plus one cent, and it is the upper limits that are scaled.
  const cent = new Decimal('0.01');
  return {
    limiteInferior: perDay(limit.minus(cent)).times(length).plus(cent),
    cuotaFija: perDay(fee).times(length),
    porcentaje,
  };
}

const perDay = (monthly: Decimal): Decimal => inCents(monthly.dividedBy(TAX_MONTH_DAYS));

/** The tax and the bracket that gave it; null for no income. */
export type IncomeTax = { bracket: TaxBracket | null; unrounded: Decimal; tax: Decimal };

/** The tax before the subsidy, in pesos. @param taxable pesos of the tariff's length. */
export function incomeTax(taxable: Decimal, { brackets }: Tariff): IncomeTax {
  const bracket = brackets.findLast((one) => one.limiteInferior.lessThanOrEqualTo(taxable)) ?? null;
  if (bracket === null) return { bracket, unrounded: ZERO, tax: ZERO };
  const unrounded = taxable.minus(bracket.limiteInferior).times(bracket.porcentaje).plus(bracket.cuotaFija);
  return { bracket, unrounded, tax: inCents(unrounded) };
}

/** How 14 days, for which no tariff is published, are taxed. */
export const FOURTEEN_DAY_TARIFFS = ['diaria', 'semanal', 'mensual'] as const;
export type FourteenDayTariff = (typeof FOURTEEN_DAY_TARIFFS)[number];

/** The tax of 14 days: a fourteenth by the daily tariff, a half by that of 7 days, or a month of it by the monthly. */
export function fourteenDayTax(
  taxable: Decimal,
  { figures, date, by }: { figures: PayrollFigures; date: string; by: FourteenDayTariff },
): IncomeTax & { tariff: Tariff } {
  const [length, parts]: [TariffLength, Decimal] =
    by === 'diaria'
      ? [1, new Decimal(14)]
      : by === 'semanal'
        ? [7, new Decimal(2)]
        : ['mensual', new Decimal(14).dividedBy(TAX_MONTH_DAYS)];
  const tariff = tariffOn(figures, date, length);
  const { bracket, tax } = incomeTax(taxable.dividedBy(parts), tariff);
  const unrounded = tax.times(parts);
  return { bracket, unrounded, tax: inCents(unrounded), tariff };
}

export type Subsidy = { source: Figure<'subsidio_al_empleo'>; limit: Decimal; amount: Decimal };

type SubsidyScope = { figures: PayrollFigures; date: string; length: number | 'mensual' };

/**
 * The subsidy to which an income entitles: what exceeds the tax is not paid out (decree of 2024-05-01).
 * @param income pesos that are compared with the limit.
 * @param length the days that the payment covers. @param incomeLength those of the income, when they are others.
 */
export function subsidyOf(
  income: Decimal,
  { figures, date, length, incomeLength = length }: SubsidyScope & { incomeLength?: number | 'mensual' },
): Subsidy {
  const source = figureOn(figures, 'subsidio_al_empleo', date);
  const uma = figureOn(figures, 'uma', date);
  const monthly = inCents(figure(uma.mensual).times(source.porcentaje).dividedBy(HUNDRED));
  const scaled = (pesos: Decimal, to: number | 'mensual'): Decimal =>
    to === 'mensual' ? pesos : inCents(pesos.times(to).dividedBy(TAX_MONTH_DAYS));
  const limit = scaled(figure(source.limite), incomeLength);
  return { source, limit, amount: income.lessThanOrEqualTo(limit) ? scaled(monthly, length) : ZERO };
}

/** What `incomeTax` leaves to withhold after the subsidy. */
export function afterSubsidy(tax: Decimal, subsidy: Decimal): { withheld: Decimal; used: Decimal } {
  const used = Decimal.min(tax, subsidy);
  return { withheld: tax.minus(used), used };
}

/**
 * RLISR 174, a choice of the employer for aguinaldo, PTU, vacation and Sunday bonuses: the rate at which the monthly
 * part of the payment would be taxed on top of the ordinary pay. Nothing but the result is rounded.
 * @param taxed the payment's taxed part. @param monthly the ordinary taxed pay of a month.
 */
export function extraordinaryTax(
  taxed: Decimal,
  { figures, date, monthly }: { figures: PayrollFigures; date: string; monthly: Decimal },
): { monthlyPart: Decimal; rate: Decimal; unrounded: Decimal; tax: Decimal; source: Tariff['source'] } {
  const tariff = tariffOn(figures, date, 'mensual');
  const monthlyPart = taxed.dividedBy(YEAR_DAYS).times(TAX_MONTH_DAYS);
  const more = incomeTax(monthly.plus(monthlyPart), tariff).unrounded;
  const rate = monthlyPart.isZero()
    ? ZERO
    : more.minus(incomeTax(monthly, tariff).unrounded).dividedBy(monthlyPart);
  const unrounded = taxed.times(rate);
  return { monthlyPart, rate, unrounded, tax: inCents(unrounded), source: tariff.source };
}

/**
 * LISR 96, last paragraph: separation pay. Less than the last ordinary monthly pay is taxed by the monthly tariff; more
 * than it by the effective rate of that pay.
 * @param taxed the part that is not exempt. @param monthly the last ordinary monthly pay.
 */
export function separationTax(
  taxed: Decimal,
  { figures, date, monthly }: { figures: PayrollFigures; date: string; monthly: Decimal },
): { rate: Decimal | null; unrounded: Decimal; tax: Decimal; source: Tariff['source'] } {
  const tariff = tariffOn(figures, date, 'mensual');
  if (taxed.lessThan(monthly)) {
    const { unrounded, tax } = incomeTax(taxed, tariff);
    return { rate: null, unrounded, tax, source: tariff.source };
  }
  const ofMonth = incomeTax(monthly, tariff).unrounded;
  const rate = monthly.isZero() ? ZERO : ofMonth.dividedBy(monthly);
  const unrounded = ofMonth.plus(taxed.minus(monthly).times(rate));
  return { rate, unrounded, tax: inCents(unrounded), source: tariff.source };
}
