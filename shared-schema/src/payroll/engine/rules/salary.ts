/** Pay for the days of a period: salary, absences with their share of the rest day, vacations and their premium. */

import { Decimal } from 'decimal.js';
import { calculationMessages as texts } from '../../../rule-messages/calculation-messages.ts';
import { traceMessages } from '../../../rule-messages/trace-messages.ts';
import { covers, figureOn } from '../../figures/figure-on.ts';
import { addLine, type Context, note, report } from '../context.ts';
import { atLeastZero, decimalOf, figure, inCents, ZERO } from '../decimals.ts';
import { useYearly } from '../exemptions.ts';
import { vacationPremium } from '../integration.ts';
import { PAY_CONCEPTS } from '../pay-concepts.ts';
import { type DayEvent, dailyOn } from '../worked-days.ts';

const conventionTexts = traceMessages.conventions;

export const HOURS_A_DAY = 8;
/** A day and its share of the rest day of a week of six (LFT 69, 72). */
const ABSENCE_SHARES = { '7/6': new Decimal(7).dividedBy(6), '1': new Decimal(1) };

const countOf = (events: readonly DayEvent[]): Decimal =>
  events.reduce((total, { count }) => total.plus(count), ZERO);

/** Days that are paid as salary: those of the period less absences, disabilities and vacations. */
export function paidSalaryDays({ days, input }: Context): Decimal {
  const lost = countOf(days.absences).plus(days.disabilities.length);
  // Who is absent or disabled on every day is paid none, whatever the convention adds.
  if (lost.greaterThanOrEqualTo(days.employed)) return ZERO;
  return atLeastZero(
    days.conventional
      .minus(countOf(days.absences).times(ABSENCE_SHARES[input.settings.absence_share]))
      .minus(days.disabilities.length)
      .minus(countOf(days.lateness).dividedBy(HOURS_A_DAY))
      .minus(countOf(days.vacations)),
  );
}

/** LFT 82 to 88: each day at its own salary; what is not worked is taken off at the salary of its date. */
export function salaryRule(context: Context): void {
  const { days, input } = context;
  const units = paidSalaryDays(context);
  const share = ABSENCE_SHARES[input.settings.absence_share];
  const [first] = days.salaries;
  const amount =
    units.isZero() || first === undefined
      ? ZERO
      : days.salaries.length === 1
        ? first.daily.times(units)
        : atLeastZero(
            days.salaries
              .reduce((total, { daily, paid }) => total.plus(daily.times(paid)), ZERO)
              .minus(lostPay(context, days.absences, share))
              .minus(lostPay(context, days.lateness, new Decimal(1).dividedBy(HOURS_A_DAY)))
              .minus(lostPay(context, days.vacations, new Decimal(1)))
              .minus(days.disabilities.reduce((total, date) => total.plus(dailyOn(days, date)), ZERO)),
          );
  addLine(context, { concept: PAY_CONCEPTS.sueldo, kind: 'Percepción', units, amount });
  note(context, () => ({
    rule: 'sueldo',
    article: `LFT arts. 69 y 82; convenio: se pagan ${conventionTexts[context.conventions.partial_period]}; cada falta descuenta ${input.settings.absence_share} de día`,
    concept: PAY_CONCEPTS.sueldo,
    inputs: {
      'period.days': days.whole,
      'person.employed_days': days.employed,
      'person.conventional_days': days.conventional,
      'person.daily_salary': days.salaries.map(({ daily }) => daily.toFixed(2)).join(', '),
      'incidents.absences': countOf(days.absences),
      'incidents.late_hours': countOf(days.lateness),
      'incidents.vacations': countOf(days.vacations),
      disabilities: days.disabilities.length,
    },
    base: units,
    unrounded: amount,
    rounded: inCents(amount),
  }));
  reportLowSalary(context);
}

const lostPay = ({ days }: Context, events: readonly DayEvent[], share: Decimal): Decimal =>
  events.reduce((total, { date, count }) => total.plus(dailyOn(days, date).times(count).times(share)), ZERO);

function reportLowSalary(context: Context): void {
  const { input, days } = context;
  for (const { daily, sbc, from } of days.salaries) {
    const least = input.figures.salario_minimo.find((entry) => covers(entry, from))?.[input.settings.zone];
    if (least === undefined) continue;
    if (daily.lessThan(figure(least)))
      report(context, 'warning', 'salario_menor_al_minimo', texts.belowMinimum(daily.toFixed(2), least));
    // Quotas are of the minimum then (LSS 28), whatever stands in the register.
    if (sbc.lessThan(figure(least)))
      report(context, 'warning', 'sbc_menor_al_minimo', texts.sbcBelowMinimum(sbc.toFixed(2), least));
  }
}

/** Absences and disabilities stay on the receipt with their days, without an amount. */
export function dayIncidentRule(context: Context): void {
  const { input, days } = context;
  const units = new Map<string, Decimal>();
  const add = (concept: string, count: Decimal | number): void => {
    units.set(concept, (units.get(concept) ?? ZERO).plus(count));
  };
  const dates = new Set(days.disabilities);
  for (const { concept, fecha_incapacidad } of input.disabilities)
    if (dates.has(fecha_incapacidad)) add(concept, 1);
  for (const { concept, amount, capture_date } of input.incidents)
    if (
      input.concepts[concept]?.kind === 'Incidencia' &&
      !dates.has(capture_date) &&
      capture_date >= input.period.initial_date &&
      capture_date <= input.period.end_date
    )
      add(concept, decimalOf(amount, concept));
  for (const [concept, count] of units)
    context.lines.push({
      ...{ concept, kind: 'Incidencia', units: count, amount: ZERO, exempt: ZERO },
      ...{ taxGroup: 'ordinario', override: null, corrects: null },
    });
}

/** LFT 76 and 80: vacation days at the salary of their dates, and the premium of what is paid for them. */
export function vacationRule(context: Context): void {
  const { days, input, date } = context;
  if (days.vacations.length === 0) return;
  const units = countOf(days.vacations);
  const pay = lostPay(context, days.vacations, new Decimal(1));
  addLine(context, { concept: PAY_CONCEPTS.vacaciones, kind: 'Percepción', units, amount: pay });
  payPremium(context, pay, units);
  note(context, () => ({
    rule: 'vacaciones',
    article: 'LFT arts. 76 y 80',
    concept: PAY_CONCEPTS.vacaciones,
    inputs: { 'incidents.vacations': units },
    figures: [['prestaciones', figureOn(input.figures, 'prestaciones', date)]],
    base: units,
    unrounded: pay,
    rounded: inCents(pay),
  }));
}

/** The vacation premium of a pay for vacation days; exempt up to the year's limit. */
export function payPremium(context: Context, vacationPay: Decimal, units: Decimal): void {
  const { input, date } = context;
  const rate = vacationPremium({ figures: input.figures, date, benefits: input.settings.benefits });
  const amount = vacationPay.times(rate);
  addLine(context, {
    concept: PAY_CONCEPTS.prima_vacacional,
    kind: 'Percepción',
    units,
    amount,
    exemptOf: (paid) => useYearly(context, 'prima_vacacional', paid),
    taxGroup: input.process === 'ordinario' ? 'ordinario' : 'extraordinario',
  });
  note(context, () => ({
    rule: 'prima_vacacional',
    article: 'LFT art. 80',
    concept: PAY_CONCEPTS.prima_vacacional,
    figures: [['prestaciones', figureOn(input.figures, 'prestaciones', date)]],
    base: vacationPay,
    rate,
    unrounded: amount,
    rounded: inCents(amount),
    depends_on: ['vacaciones'],
  }));
}
