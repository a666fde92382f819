/** Income tax of a payment: by the period's tariff, RLISR 174 or as separation pay, less the employment subsidy. */

import { Decimal } from 'decimal.js';
import { calculationMessages as texts } from '../../../rule-messages/calculation-messages.ts';
import { traceMessages } from '../../../rule-messages/trace-messages.ts';
import { figureOn } from '../../figures/figure-on.ts';
import type { PayrollFigures } from '../../figures/payroll-figures.ts';
import { PAID_DAYS } from '../../payroll-periods.ts';
import { addLine, type Context, type DraftLine, note, report, type TaxGroup, taxableOf } from '../context.ts';
import { atLeastZero, decimalOf, inCents, sum, ZERO } from '../decimals.ts';
import { isMinimumWage } from '../exemptions.ts';
import {
  afterSubsidy,
  extraordinaryTax,
  fourteenDayTax,
  type IncomeTax,
  incomeTax,
  type Subsidy,
  separationTax,
  subsidyOf,
  TAX_MONTH_DAYS,
  type Tariff,
  tariffOn,
} from '../income-tax.ts';
import { PAY_CONCEPTS } from '../pay-concepts.ts';
import { lastDaily } from '../worked-days.ts';

const conventionTexts = traceMessages.conventions;

/** Pay for days of work, which the minimum wage's exemption covers. */
const SALARY_CONCEPTS: readonly string[] = [PAY_CONCEPTS.sueldo, PAY_CONCEPTS.vacaciones];

export const taxedIn = ({ lines }: Context, group: TaxGroup): Decimal =>
  sum(lines.filter(({ taxGroup }) => taxGroup === group).map(taxableOf));

/** The ordinary taxed pay of a month, for RLISR 174 and separation pay. */
export const monthlyPay = ({ days, conventions }: Context): Decimal =>
  lastDaily(days).times(conventions.month_days);

/** LISR 96: what this payment withholds. */
export function withholdingRule(context: Context): void {
  const ordinary = ordinaryTax(context);
  const extraordinary = taxOfExtraordinary(context);
  const separation = taxOfSeparation(context);
  const total = ordinary.plus(extraordinary).plus(separation);
  if (total.isNegative())
    addLine(context, {
      concept: PAY_CONCEPTS.reintegro_isr,
      kind: 'Otro pago',
      units: new Decimal(1),
      amount: total.negated(),
    });
  context.isr = addLine(context, {
    concept: PAY_CONCEPTS.isr,
    kind: 'Deducción',
    units: new Decimal(1),
    amount: atLeastZero(total),
  });
}

/** LISR 96, second last paragraph: nothing of who received only the minimum wage in the month. */
function isExempt(context: Context): boolean {
  const { days, input } = context;
  if (days.salaries.length === 0 || !days.salaries.every(({ daily }) => isMinimumWage(input, daily)))
    return false;
  const others = sum(
    context.lines
      .filter(({ concept, corrects }) => corrects !== null || !SALARY_CONCEPTS.includes(concept))
      .map(taxableOf),
  );
  const earlier = decimalOf(input.month.other_taxed, 'month.other_taxed');
  // What a correction takes back ends nothing.
  if (!others.greaterThan(0) && earlier.isZero()) return true;
  if (
    decimalOf(input.month.taxed, 'month.taxed').greaterThan(0) &&
    decimalOf(input.month.withheld, 'month.withheld').isZero()
  )
    report(context, 'info', 'salario_minimo_con_isr', texts.minimumWageEnded);
  return false;
}

function ordinaryTax(context: Context): Decimal {
  const taxable = taxedIn(context, 'ordinario');
  if (!taxable.greaterThan(0)) return ZERO;
  if (isExempt(context)) {
    note(context, () => ({
      rule: 'isr_salario_minimo',
      article: 'LISR art. 96, penúltimo párrafo',
      concept: PAY_CONCEPTS.isr,
      figures: [['salario_minimo', figureOn(context.input.figures, 'salario_minimo', context.date)]],
      base: taxable,
      rounded: ZERO,
    }));
    return ZERO;
  }
  const { conventions, input } = context;
  return conventions.monthly_adjustment && input.period.closes_month && input.process === 'ordinario'
    ? adjustedTax(context, taxable)
    : periodTax(context, taxable);
}

/**
 * What is paid by the days of the period or in each period: salary, vacations and concepts with a formula. The rest is paid
 * once, however many days somebody works.
 */
const isRegularPay = ({ input }: Context, { concept, corrects }: DraftLine): boolean =>
  corrects === null &&
  (SALARY_CONCEPTS.includes(concept) || (input.formulas?.some((one) => one.concept === concept) ?? false));

/** Of the ordinary taxed pay, what is not raised to the whole period. */
const taxedOnce = (context: Context): Decimal =>
  sum(
    context.lines
      .filter((line) => line.taxGroup === 'ordinario' && !isRegularPay(context, line))
      .map(taxableOf),
  );

/** The share of a period that who came or left within it is taxed for; 1: the tariff is used as it is. */
function raisedShare({ days, conventions }: Context): Decimal {
  const isRaised = days.isPartial && conventions.partial_period_tax === 'elevar_y_prorratear';
  return isRaised && days.conventional.greaterThan(0)
    ? days.conventional.dividedBy(days.whole)
    : new Decimal(1);
}

/**
 * RLISR 175: regular pay of a part of a period is raised to the period, and its tax prorated. What is paid once is not
 * raised: it is taxed on top of the whole period's pay, and its tax is whole.
 */
function periodTax(context: Context, taxable: Decimal): Decimal {
  const { input, date, conventions } = context;
  const { periodicity } = input.settings;
  const share = raisedShare(context);
  const once = share.equals(1) ? ZERO : taxedOnce(context);
  const regular = inCents(taxable.minus(once).dividedBy(share));
  const income = regular.plus(once);
  const length = periodicity === 'Mensual' ? 'mensual' : PAID_DAYS[periodicity];
  const scope = { figures: input.figures, date };
  const taxOf = (pay: Decimal): IncomeTax & { tariff: Tariff } =>
    periodicity === 'Catorcenal'
      ? fourteenDayTax(pay, { ...scope, by: conventions.fourteen_day_tariff })
      : withTariff(pay, tariffOn(input.figures, date, length));
  const { tax: whole, tariff, bracket } = taxOf(income);
  const ofRegular = once.isZero() ? whole : taxOf(regular).tax;
  const unrounded = ofRegular.times(share).plus(whole.minus(ofRegular));
  const subsidy = subsidyFor(context, income, { ...scope, length });
  const tax = inCents(unrounded);
  const { withheld, used } = afterSubsidy(tax, inCents(subsidy.amount.times(share)));
  addSubsidy(context, inCents(subsidy.amount.times(share)), used);
  note(context, () => ({
    rule: 'isr_del_periodo',
    article: `LISR art. 96; Anexo 8 de la RMF, tarifa ${tariff.length === 'mensual' ? 'mensual' : `de ${tariff.length} días`}`,
    concept: PAY_CONCEPTS.isr,
    inputs: {
      taxable,
      share,
      ...(once.isZero() ? {} : { paid_once: once }),
      lower_limit: bracket?.limiteInferior ?? '0',
      fixed_fee: bracket?.cuotaFija ?? '0',
      tax_before_subsidy: tax,
      convention: conventionTexts[conventions.partial_period_tax],
    },
    figures: [['isr_mensual', tariff.source]],
    base: income,
    ...(bracket === null ? {} : { rate: bracket.porcentaje }),
    unrounded,
    rounded: withheld,
    depends_on: ['subsidio_al_empleo'],
  }));
  noteSubsidy(context, subsidy, used);
  return withheld;
}

const withTariff = (income: Decimal, tariff: Tariff) => ({ ...incomeTax(income, tariff), tariff });

/** Which income is compared with the limit, that of the days or that of a month, is a convention. */
function subsidyFor(
  { conventions, input, days }: Context,
  income: Decimal,
  scope: { figures: PayrollFigures; date: string; length: number | 'mensual' },
): Subsidy {
  switch (conventions.subsidy_income) {
    case 'gravado_del_periodo':
      return subsidyOf(income, scope);
    case 'gravado_del_mes':
      return subsidyOf(decimalOf(input.month.taxed, 'month.taxed').plus(income), {
        ...scope,
        incomeLength: 'mensual',
      });
    case 'sbc_mensual':
      return subsidyOf((days.salaries.at(-1)?.sbc ?? ZERO).times(TAX_MONTH_DAYS), {
        ...scope,
        incomeLength: 'mensual',
      });
  }
}

/** The month's tariff on all of its income, less what its earlier periods withheld; may be in favour. */
function adjustedTax(context: Context, taxable: Decimal): Decimal {
  const { input, date } = context;
  const before = decimalOf(input.month.taxed, 'month.taxed');
  const withheldBefore = decimalOf(input.month.withheld, 'month.withheld');
  const income = before.plus(taxable);
  const tariff = tariffOn(input.figures, date, 'mensual');
  const { tax, unrounded, bracket } = incomeTax(income, tariff);
  const subsidy = subsidyOf(income, { figures: input.figures, date, length: 'mensual' });
  const { withheld, used } = afterSubsidy(tax, subsidy.amount);
  addSubsidy(context, subsidy.amount, used);
  const rest = withheld.minus(withheldBefore);
  note(context, () => ({
    rule: 'ajuste_mensual',
    article: 'LISR art. 96; convenio: ajuste mensual de ISR',
    concept: PAY_CONCEPTS.isr,
    inputs: { taxable, 'month.taxed': before, 'month.withheld': withheldBefore, tax_of_month: tax },
    figures: [['isr_mensual', tariff.source]],
    base: income,
    ...(bracket === null ? {} : { rate: bracket.porcentaje }),
    unrounded,
    rounded: rest,
    depends_on: ['subsidio_al_empleo'],
  }));
  noteSubsidy(context, subsidy, used);
  return rest;
}

function addSubsidy(context: Context, caused: Decimal, used: Decimal): void {
  context.subsidy = { caused, used };
}

function noteSubsidy(context: Context, { source, limit, amount }: Subsidy, used: Decimal): void {
  note(context, () => ({
    rule: 'subsidio_al_empleo',
    article: 'Decreto del subsidio para el empleo',
    concept: PAY_CONCEPTS.subsidio,
    inputs: { limit, caused: amount, convention: conventionTexts[context.conventions.subsidy_income] },
    figures: [
      ['subsidio_al_empleo', source],
      ['uma', figureOn(context.input.figures, 'uma', context.date)],
    ],
    base: limit,
    rounded: used,
  }));
}

function taxOfExtraordinary(context: Context): Decimal {
  const taxed = taxedIn(context, 'extraordinario');
  if (!taxed.greaterThan(0)) return ZERO;
  const { figures } = context.input;
  const { date, conventions } = context;
  const monthly = monthlyPay(context);
  // RLISR 174 names aguinaldo, PTU, vacation and Sunday bonuses, no other payment.
  if (conventions.extraordinary_tax === 'articulo_96' || context.input.process === 'captura') {
    const tariff = tariffOn(figures, date, 'mensual');
    const tax = incomeTax(monthly.plus(taxed), tariff).tax.minus(incomeTax(monthly, tariff).tax);
    note(context, () => ({
      rule: 'isr_extraordinario',
      article: 'LISR art. 96',
      concept: PAY_CONCEPTS.isr,
      inputs: { monthly_pay: monthly },
      figures: [['isr_mensual', tariff.source]],
      base: taxed,
      rounded: tax,
    }));
    return tax;
  }
  const { rate, unrounded, tax, source, monthlyPart } = extraordinaryTax(taxed, { figures, date, monthly });
  note(context, () => ({
    rule: 'isr_extraordinario',
    article: 'RLISR art. 174',
    concept: PAY_CONCEPTS.isr,
    inputs: { monthly_pay: monthly, monthly_part: monthlyPart },
    figures: [['isr_mensual', source]],
    ...{ base: taxed, rate, unrounded, rounded: tax },
  }));
  return tax;
}

function taxOfSeparation(context: Context): Decimal {
  const taxed = taxedIn(context, 'separacion');
  if (!taxed.greaterThan(0)) return ZERO;
  const monthly = monthlyPay(context);
  const scope = { figures: context.input.figures, date: context.date, monthly };
  const { rate, unrounded, tax, source } = separationTax(taxed, scope);
  note(context, () => ({
    rule: 'isr_separacion',
    article: 'LISR art. 96, último párrafo',
    concept: PAY_CONCEPTS.isr,
    inputs: { monthly_pay: monthly },
    figures: [['isr_mensual', source]],
    base: taxed,
    ...(rate === null ? {} : { rate }),
    ...{ unrounded, rounded: tax },
  }));
  return tax;
}

/** The subsidy is on the receipt of everybody who works, even where it is 0.00 (CFDI nómina 1.2, OtroPago 002). */
export function subsidyLineRule(context: Context): void {
  if (!context.lines.some(({ concept }) => concept === PAY_CONCEPTS.sueldo)) return;
  context.lines.push({
    ...{
      concept: PAY_CONCEPTS.subsidio,
      kind: 'Otro pago',
      units: new Decimal(1),
      amount: ZERO,
      exempt: ZERO,
    },
    ...{ taxGroup: 'ordinario', override: null, corrects: null },
  });
}
