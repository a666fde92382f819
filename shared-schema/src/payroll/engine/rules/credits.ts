/** Alimony and credits: what they ask for, and never more than the pay leaves; the rest is reported. */

import { Decimal } from 'decimal.js';
import { calculationMessages as texts } from '../../../rule-messages/calculation-messages.ts';
import { traceMessages } from '../../../rule-messages/trace-messages.ts';
import { figureOn } from '../../figures/figure-on.ts';
import { daysBetween, overlapDays } from '../../plain-date.ts';
import type { Credit } from '../calculation-input.ts';
import { addLine, amountOfKind, type Context, netSoFar, note, report } from '../context.ts';
import {
  atLeastZero,
  decimalOf,
  figure,
  HUNDRED,
  InvalidInput,
  inCents,
  shareOf,
  sum,
  ZERO,
} from '../decimals.ts';
import { bimesterAmount, bimesterDays, takenValue } from '../housing-credit.ts';
import { TAX_MONTH_DAYS } from '../income-tax.ts';
import { PAY_CONCEPTS } from '../pay-concepts.ts';
import { limitedSbc } from '../social-security.ts';

const conventionTexts = traceMessages.conventions;

const PERCENT = 1;
const FIXED = 2;

/** Alimony and consumer credits are a percent or fixed pesos a month. */
function isPercent({ discount_type }: Credit): boolean {
  if (discount_type !== PERCENT && discount_type !== FIXED)
    throw new InvalidInput('credits.discount_type', String(discount_type));
  return discount_type === PERCENT;
}

const creditsOf = ({ input }: Context, kind: Credit['kind']): Credit[] =>
  input.person.credits.filter(
    (credit) =>
      credit.kind === kind &&
      credit.vigente_desde <= input.period.end_date &&
      (credit.vigente_hasta === null || credit.vigente_hasta >= input.period.initial_date),
  );

const periodDays = ({ input }: Context): number =>
  daysBetween(input.period.initial_date, input.period.end_date) + 1;

/** Days of the period in which a credit is discounted of somebody who is employed. */
function activeDays({ days }: Context, { vigente_desde, vigente_hasta }: Credit): number {
  return days.salaries.reduce(
    (total, { from, to }) => total + overlapDays(from, to, vigente_desde, vigente_hasta ?? to),
    0,
  );
}

/** A month's pesos as this payroll's share. */
function monthlyShare(context: Context, monthly: Decimal, active: number): Decimal {
  const { input, conventions } = context;
  if (conventions.credit_spread === 'dias') return monthly.times(active).dividedBy(TAX_MONTH_DAYS);
  return monthly.dividedBy(input.period.month_payrolls).times(active).dividedBy(periodDays(context));
}

/** LFT 110-V: by court order, of the pay or of what tax and quotas leave. */
export function alimonyRule(context: Context): void {
  const { conventions } = context;
  const credits = creditsOf(context, 'PENSION');
  if (credits.length === 0) return;
  const gross = amountOfKind(context, 'Percepción');
  const base = conventions.alimony_base === 'bruto' ? gross : atLeastZero(gross.minus(withheldOf(context)));
  const due = sum(
    credits.map((credit) =>
      isPercent(credit)
        ? inCents(base.times(decimalOf(credit.value, 'credits.value')).dividedBy(HUNDRED))
        : inCents(
            monthlyShare(context, decimalOf(credit.value, 'credits.value'), activeDays(context, credit)),
          ),
    ),
  );
  take(context, { kind: 'PENSION', concept: PAY_CONCEPTS.pension, due, limit: netSoFar(context) });
  note(context, () => ({
    rule: 'pension_alimenticia',
    article: `LFT art. 110-V; convenio: ${conventionTexts[conventions.alimony_base]}`,
    concept: PAY_CONCEPTS.pension,
    inputs: { 'person.credits': credits.map(({ value }) => value).join(', ') },
    base,
    rounded: due,
    depends_on: [PAY_CONCEPTS.isr, PAY_CONCEPTS.imss],
  }));
}

const withheldOf = ({ lines }: Context): Decimal =>
  sum(
    lines
      .filter(({ concept }) => concept === PAY_CONCEPTS.isr || concept === PAY_CONCEPTS.imss)
      .map(({ amount }) => amount),
  );

/**
 * Ley del INFONAVIT 29-III: the bimester's amount by payrolls or days, and its insurance with the first one. Of a credit
 * that changes within the period each part is taken for its days.
 */
export function housingRule(context: Context): void {
  const credits = creditsOf(context, 'INFONAVIT');
  if (credits.length === 0) return;
  const { input, date } = context;
  const rules = figureOn(input.figures, 'credito_vivienda', date);
  const insurance = input.period.opens_bimester ? figure(rules.seguro) : ZERO;
  const unrounded = sum(credits.map((credit) => housingShare(context, credit, rules.reduce_por_ausencias)));
  const due = inCents(unrounded).plus(insurance);
  // The table itself is no published figure: until its percentage is captured the whole one is taken, and said.
  for (const { tabla_disminucion, porcentaje_reducido = null, discount_type, value } of credits)
    if (tabla_disminucion === 'S' && discount_type === PERCENT && porcentaje_reducido === null)
      report(context, 'warning', 'tabla_disminucion', texts.reducedDiscount(value));
  const limit = context.employerPaysWorker
    ? Decimal.min(netSoFar(context), minimumWageLimit(context, rules.tope_salario_minimo_porcentaje))
    : netSoFar(context);
  take(context, { kind: 'INFONAVIT', concept: PAY_CONCEPTS.infonavit, due, limit });
  note(context, () => ({
    rule: 'credito_infonavit',
    article: 'Ley del INFONAVIT art. 29-III; LFT arts. 97-III y 110-III',
    concept: PAY_CONCEPTS.infonavit,
    inputs: {
      'person.credits': credits
        .map((credit) => `tipo ${credit.discount_type}: ${takenValue(credit)}`)
        .join(', '),
      'person.sbc': creditBase(context),
      insurance,
      limit,
      convention: conventionTexts[context.conventions.credit_spread],
    },
    figures: [['credito_vivienda', rules]],
    unrounded,
    rounded: due,
  }));
}

/** The last contribution base of the period, within the limits of the quotas (LSS 28). */
function creditBase({ input, date, days }: Context): Decimal {
  const last = days.salaries.at(-1);
  return last === undefined
    ? ZERO
    : limitedSbc(last.sbc, { figures: input.figures, date, zone: input.settings.zone });
}

/** This payroll's share of the bimester, less absences and disabilities where they still count. */
function housingShare(context: Context, credit: Credit, isReduced: boolean): Decimal {
  const { input, date, days, conventions } = context;
  const ofBimester = bimesterDays(input.period.end_date);
  const sbc = creditBase(context);
  const amount = bimesterAmount(credit, { figures: input.figures, date, sbc, days: ofBimester });
  const active = activeDays(context, credit);
  const share =
    conventions.credit_spread === 'dias'
      ? amount.times(active).dividedBy(ofBimester)
      : amount.dividedBy(input.period.bimester_payrolls).times(active).dividedBy(periodDays(context));
  // A percent is of the pay of days that count; fees and factors are not reduced since the 6th bimester of 2025.
  if (!isReduced && credit.discount_type !== PERCENT) return share;
  const lost = [...days.absences.map(({ date: day }) => day), ...days.disabilities].filter(
    (day) => credit.vigente_desde <= day && (credit.vigente_hasta === null || day <= credit.vigente_hasta),
  ).length;
  return active === 0 ? ZERO : share.times(Math.max(0, active - lost)).dividedBy(active);
}

/** LFT 97-III: of the minimum wage at most a fifth is taken. */
const minimumWageLimit = ({ lines }: Context, percent: string): Decimal =>
  inCents(
    sum(
      lines
        .filter(({ concept }) => concept === PAY_CONCEPTS.sueldo || concept === PAY_CONCEPTS.vacaciones)
        .map(({ amount }) => amount),
    ).times(shareOf(percent)),
  );

/** LFT 110-VII: the month's payments of the FONACOT credits, or a percent of the pay. */
export function consumerCreditRule(context: Context): void {
  const credits = creditsOf(context, 'FONACOT');
  if (credits.length === 0) return;
  const gross = amountOfKind(context, 'Percepción');
  const due = sum(
    credits.map((credit) => {
      const value = decimalOf(credit.value, 'credits.value');
      return isPercent(credit)
        ? inCents(gross.times(value).dividedBy(HUNDRED))
        : inCents(monthlyShare(context, value, activeDays(context, credit)));
    }),
  );
  take(context, { kind: 'FONACOT', concept: PAY_CONCEPTS.fonacot, due, limit: netSoFar(context) });
  note(context, () => ({
    rule: 'credito_fonacot',
    article: `LFT art. 110-VII; convenio: ${conventionTexts[context.conventions.credit_spread]}`,
    concept: PAY_CONCEPTS.fonacot,
    inputs: { 'person.credits': credits.map(({ number, value }) => `${number}: ${value}`).join(', ') },
    rounded: due,
  }));
}

function take(
  context: Context,
  { kind, concept, due, limit }: { kind: Credit['kind']; concept: string; due: Decimal; limit: Decimal },
): void {
  const taken = atLeastZero(Decimal.min(due, limit));
  addLine(context, { concept, kind: 'Deducción', units: new Decimal(1), amount: taken });
  if (taken.lessThan(due))
    report(
      context,
      'warning',
      'credito_incompleto',
      texts.creditNotDeducted(texts.credits[kind], due.toFixed(2), taken.toFixed(2)),
    );
}
