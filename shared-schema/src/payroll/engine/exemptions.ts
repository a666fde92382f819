/** What of a payment is free of income tax (LISR 93), and how much of a year's limits it uses. */
import { Decimal } from 'decimal.js';
import { calculationMessages as texts } from '../../rule-messages/calculation-messages.ts';
import { figureOn } from '../figures/figure-on.ts';
import type { CalculationInput, ConceptRule } from './calculation-input.ts';
import type { ExemptionUse } from './calculation-result.ts';
import { type Context, note, report } from './context.ts';
import { atLeastZero, decimalOf, figure, inCents, ZERO } from './decimals.ts';

type Limits = { uma: Decimal; yearly: Decimal };

const umaOn = ({ input, date }: Context): Limits => {
  const { diaria, anual } = figureOn(input.figures, 'uma', date);
  return { uma: figure(diaria), yearly: figure(anual) };
};

const limitUma = (context: Context, kind: Exclude<ExemptionUse['kind'], 'prevision_social'>): string => {
  const { aguinaldo_uma, prima_vacacional_uma, ptu_uma } = figureOn(
    context.input.figures,
    'exenciones',
    context.date,
  );
  return { aguinaldo: aguinaldo_uma, prima_vacacional: prima_vacacional_uma, ptu: ptu_uma }[kind];
};

/** The exempt part of an amount of a kind that has a limit a year; the use is kept for the next payment of the year. */
export function useYearly(context: Context, kind: ExemptionUse['kind'], amount: Decimal): Decimal {
  const before = decimalOf(context.input.year.exempt[kind], `year.exempt.${kind}`);
  const known = context.exemptions.get(kind) ?? { before, used: ZERO, limit: ZERO };
  const soFar = known.before.plus(known.used);
  const limit =
    kind === 'prevision_social'
      ? socialLimit(context, soFar.plus(amount))
      : inCents(umaOn(context).uma.times(limitUma(context, kind)));
  const exempt = Decimal.min(amount, atLeastZero(limit.minus(soFar)));
  context.exemptions.set(kind, { before, used: known.used.plus(exempt), limit });
  note(context, () => ({
    rule: `exencion_${kind}`,
    article: 'LISR art. 93',
    inputs: { [`year.exempt.${kind}`]: before, amount },
    figures: [
      ['uma', figureOn(context.input.figures, 'uma', context.date)],
      ['exenciones', figureOn(context.input.figures, 'exenciones', context.date)],
    ],
    base: limit,
    rounded: exempt,
  }));
  return exempt;
}

/** Social benefits are exempt as long as they and the pay are within 7 UMA a year; else up to 1 UMA or to the 7. */
function socialLimit(context: Context, benefits: Decimal): Decimal {
  const { tope_uma, minimo_uma } = figureOn(
    context.input.figures,
    'exenciones',
    context.date,
  ).prevision_social;
  const { yearly } = umaOn(context);
  const pay = decimalOf(context.input.year.pay, 'year.pay');
  const most = yearly.times(tope_uma);
  if (pay.plus(benefits).lessThanOrEqualTo(most)) return benefits;
  return Decimal.max(yearly.times(minimo_uma), most.minus(pay));
}

/** Prima dominical: one UMA for each Sunday worked. */
export const sundayExempt = (context: Context, amount: Decimal, sundays: Decimal): Decimal =>
  Decimal.min(
    amount,
    umaOn(context)
      .uma.times(figureOn(context.input.figures, 'exenciones', context.date).prima_dominical_uma)
      .times(sundays),
  );

/** Double overtime of a week: half of it, up to 5 UMA; all of it of who earns the minimum wage. */
export function doublesExempt(
  context: Context,
  pay: Decimal,
  { used, onMinimum }: { used: Decimal; onMinimum: boolean },
): Decimal {
  if (onMinimum) return pay;
  const { porcentaje, uma_semana } = figureOn(context.input.figures, 'exenciones', context.date).horas_dobles;
  const limit = umaOn(context).uma.times(uma_semana).minus(used);
  return Decimal.min(pay.times(porcentaje).dividedBy(100), atLeastZero(limit));
}

/** Separation pay: 90 UMA for each year of service. */
export const separationLimit = (context: Context, years: number): Decimal =>
  umaOn(context)
    .uma.times(figureOn(context.input.figures, 'exenciones', context.date).separacion_uma)
    .times(years);

/** Codes of CFDI percepciones whose exempt part the law limits by year. */
const YEARLY_CODES: Readonly<Record<string, ExemptionUse['kind']>> = {
  '002': 'aguinaldo',
  '003': 'ptu',
  '021': 'prima_vacacional',
  '029': 'prevision_social',
};
/** Subsidies for disability, savings funds and travel expenses. */
const EXEMPT_CODES = ['005', '014', '050'];
const SUNDAY_CODE = '020';

/** The exempt part of what was captured of a concept. @param units days or hours of it. */
export function exemptOfConcept(
  context: Context,
  concept: ConceptRule,
  { amount, units }: { amount: Decimal; units: Decimal },
): Decimal {
  const { isr_treatment, cfdi_code } = concept;
  if (isr_treatment === 'gravado') return ZERO;
  if (isr_treatment === 'exento') return amount;
  const yearly = cfdi_code === null ? undefined : YEARLY_CODES[cfdi_code];
  if (yearly !== undefined) return useYearly(context, yearly, amount);
  if (cfdi_code === SUNDAY_CODE) return sundayExempt(context, amount, units);
  if (cfdi_code !== null && EXEMPT_CODES.includes(cfdi_code)) return amount;
  if (isr_treatment === 'parcial')
    report(context, 'warning', 'exencion_desconocida', texts.unknownExemption(concept.key));
  return ZERO;
}

/** Whether a daily salary is at most the minimum wage of the payroll's zone on the day of payment. */
export const isMinimumWage = ({ figures, settings, period }: CalculationInput, daily: Decimal): boolean =>
  daily.lessThanOrEqualTo(figureOn(figures, 'salario_minimo', period.payment_date)[settings.zone]);
