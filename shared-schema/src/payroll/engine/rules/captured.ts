/** What was captured: overtime, payments and deductions by concept, differences of closed periods. */
import { Decimal } from 'decimal.js';
import { calculationMessages as texts } from '../../../rule-messages/calculation-messages.ts';
import { figureOn } from '../../figures/figure-on.ts';
import type { ConceptRule, Correction } from '../calculation-input.ts';
import { addLine, type Context, conceptOf, isOwnLine, note, overrideOf, report } from '../context.ts';
import { decimalOf, inCents, shareOf, ZERO } from '../decimals.ts';
import { doublesExempt, exemptOfConcept, isMinimumWage } from '../exemptions.ts';
import { PAY_CONCEPTS } from '../pay-concepts.ts';
import { dailyOn, dayEffectOf, isWithin } from '../worked-days.ts';
import { HOURS_A_DAY } from './salary.ts';

/** The code of the first capture week, whose allowance an earlier period may have used (specification 3 §3). */
const FIRST_WEEK = 'TIEM_EXT';

/** LFT 67 and 68: double pay, triple past the weekly limit; LISR 93-I: what of the doubles is exempt. */
export function overtimeRule(context: Context): void {
  const { input, days } = context;
  const weeks = new Map<string, { pay: Decimal; onMinimum: boolean }>();
  const hours = { dobles: ZERO, triples: ZERO };
  let triples = ZERO;
  for (const { semana, clave_concepto, horas, fecha } of input.overtime) {
    const daily = dailyOn(days, fecha);
    const count = decimalOf(horas, clave_concepto);
    const hourly = daily.dividedBy(HOURS_A_DAY);
    if (clave_concepto === PAY_CONCEPTS.horas_triples) {
      hours.triples = hours.triples.plus(count);
      triples = triples.plus(hourly.times(3).times(count));
      continue;
    }
    hours.dobles = hours.dobles.plus(count);
    const week = weeks.get(semana) ?? { pay: ZERO, onMinimum: isMinimumWage(input, daily) };
    weeks.set(semana, { ...week, pay: week.pay.plus(hourly.times(2).times(count)) });
  }
  payDoubles(context, weeks, hours.dobles);
  addLine(context, {
    concept: PAY_CONCEPTS.horas_triples,
    kind: 'Percepción',
    units: hours.triples,
    amount: triples,
  });
  if (hours.triples.isZero()) return;
  note(context, () => ({
    rule: 'horas_triples',
    article: 'LFT art. 68',
    concept: PAY_CONCEPTS.horas_triples,
    inputs: { hours: hours.triples },
    unrounded: triples,
    rounded: inCents(triples),
  }));
}

function payDoubles(
  context: Context,
  weeks: ReadonlyMap<string, { pay: Decimal; onMinimum: boolean }>,
  hours: Decimal,
): void {
  const { input, date } = context;
  const earlier = decimalOf(input.month.first_week_overtime_exempt, 'month.first_week_overtime_exempt');
  let pay = ZERO;
  let exempt = ZERO;
  for (const [week, { pay: ofWeek, onMinimum }] of weeks) {
    pay = pay.plus(ofWeek);
    const used = week === FIRST_WEEK ? earlier : ZERO;
    exempt = exempt.plus(doublesExempt(context, ofWeek, { used, onMinimum }));
  }
  const concept = PAY_CONCEPTS.horas_dobles;
  addLine(context, {
    ...{ concept, kind: 'Percepción', units: hours, amount: pay },
    exemptOf: (paid) => Decimal.min(paid, exempt),
  });
  if (hours.isZero()) return;
  note(context, () => ({
    rule: 'horas_dobles',
    article: 'LFT arts. 67 y 68; LISR art. 93-I',
    concept,
    inputs: { hours, weeks: weeks.size, exempt, 'month.first_week_overtime_exempt': earlier },
    figures: [
      ['uma', figureOn(input.figures, 'uma', date)],
      ['exenciones', figureOn(input.figures, 'exenciones', date)],
    ],
    unrounded: pay,
    rounded: inCents(pay),
  }));
}

type Captured = { rule: ConceptRule; units: Decimal; amount: Decimal };

/** What of a captured row is paid or deducted: its amount, days at their salary, or hours of it. */
function paidOf(context: Context, rule: ConceptRule, quantity: Decimal, date: string): Decimal {
  if (rule.type_value === 'IM') return quantity;
  const daily = dailyOn(context.days, date);
  if (rule.type_value === 'HR') return daily.dividedBy(HOURS_A_DAY).times(quantity);
  return rule.cfdi_code === '020' && rule.kind === 'Percepción'
    ? daily.times(quantity).times(sundayRate(context))
    : daily.times(quantity);
}

/** LFT 71: at least a quarter of the day. */
const sundayRate = ({ input, date }: Context): Decimal =>
  shareOf(figureOn(input.figures, 'prestaciones', date).prima_dominical_porcentaje);

/** Sums what was captured by concept; what cannot be paid is reported. */
function capturedBy(context: Context, kinds: readonly ConceptRule['kind'][]): Captured[] {
  const { input } = context;
  const byConcept = new Map<string, Captured>();
  for (const { concept, amount, capture_date } of input.incidents) {
    const rule = input.concepts[concept];
    if (rule === undefined || !kinds.includes(rule.kind) || dayEffectOf(rule) !== null) continue;
    if (rule.type_value !== 'IM' && !isWithin(input, capture_date)) continue;
    const quantity = decimalOf(amount, concept);
    const known = byConcept.get(concept) ?? { rule, units: ZERO, amount: ZERO };
    byConcept.set(concept, {
      rule,
      units: rule.type_value === 'IM' ? new Decimal(1) : known.units.plus(quantity),
      amount: known.amount.plus(paidOf(context, rule, quantity, capture_date)),
    });
  }
  return [...byConcept.values()];
}

/** Reports captured rows that are neither paid nor deducted, each once. */
export function reportUnpaid(context: Context): void {
  const { input, days } = context;
  const disabled = new Set(days.disabilities);
  const unknown = new Set<string>();
  for (const { concept, capture_date } of input.incidents) {
    const rule = input.concepts[concept];
    if (rule === undefined) unknown.add(concept);
    else if (rule.type_value !== 'IM' && !isWithin(input, capture_date))
      report(context, 'warning', 'fecha_fuera', texts.outOfPeriod(concept, capture_date));
    else if (dayEffectOf(rule) !== null && disabled.has(capture_date))
      report(context, 'warning', 'dia_con_incapacidad', texts.onDisability(concept, capture_date));
  }
  for (const { concept } of [...input.corrections, ...input.overrides])
    if (conceptOf(context, concept) === undefined) unknown.add(concept);
  for (const concept of unknown)
    report(context, 'error', 'concepto_desconocido', texts.unknownConcept(concept));
}

/** Payments that were captured; each concept is one line. */
export function capturedPaymentRule(context: Context): void {
  for (const one of capturedBy(context, ['Percepción', 'Otro pago'])) pay(context, one);
}

/** Deductions that were captured; they are taken whole, and a negative net is reported. */
export function capturedDeductionRule(context: Context): void {
  for (const one of capturedBy(context, ['Deducción'])) pay(context, one);
}

type Corrected = Pick<Correction, 'period' | 'reason'>;

function pay(context: Context, { rule, units, amount }: Captured, corrected?: Corrected): void {
  const corrects = corrected?.period;
  // Paid beside the period's salary, so taxed on top of it.
  const isExtraordinary = ['aguinaldo', 'ptu', 'captura'].includes(context.input.process);
  addLine(context, {
    ...{ concept: rule.key, kind: rule.kind, units, amount },
    exemptOf: (paid) => exemptOfConcept(context, rule, { amount: paid, units }),
    taxGroup: isExtraordinary ? 'extraordinario' : 'ordinario',
    ...(corrects === undefined ? {} : { corrects }),
  });
  note(context, () => ({
    rule: corrects === undefined ? 'captura' : 'correccion',
    article: rule.kind === 'Percepción' ? 'LISR arts. 93 y 94' : 'Captura de la nómina',
    concept: rule.key,
    inputs: {
      units,
      treatment: rule.isr_treatment ?? `CFDI ${rule.cfdi_code ?? 'sin clave'}`,
      ...(corrected && { corrects: corrected.period, cause: corrected.reason }),
    },
    unrounded: amount,
    rounded: inCents(amount),
  }));
}

/** Differences of closed periods, each a line that names its period. */
export const correctionRule =
  (kinds: readonly ConceptRule['kind'][]) =>
  (context: Context): void => {
    for (const { concept, amount, ...corrected } of context.input.corrections) {
      const rule = conceptOf(context, concept);
      if (rule !== undefined && kinds.includes(rule.kind))
        pay(context, { rule, units: new Decimal(1), amount: decimalOf(amount, concept) }, corrected);
    }
  };

/** Lines set by hand of concepts that nothing else has paid. */
export const remainingOverrideRule =
  (kinds: readonly ConceptRule['kind'][]) =>
  (context: Context): void => {
    for (const { concept } of context.input.overrides) {
      const rule = conceptOf(context, concept);
      const isPaid = context.lines.some(isOwnLine(concept));
      if (rule === undefined || !kinds.includes(rule.kind) || isPaid) continue;
      if (overrideOf(context, concept) !== undefined)
        pay(context, { rule, units: new Decimal(1), amount: ZERO });
    }
  };
