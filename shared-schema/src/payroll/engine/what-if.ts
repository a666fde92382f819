/** What a person's calculation would be made of if something were otherwise; nothing of it is ever stored. */
import { Decimal } from 'decimal.js';
import { covers } from '../figures/figure-on.ts';
import type { PayrollFigures } from '../figures/payroll-figures.ts';
import type { CalculationInput, DatedSalary } from './calculation-input.ts';
import { HUNDRED, inCents } from './decimals.ts';

/** Of the daily salary: a percent of it, or pesos more. Negative: a cut. */
export type Raise = { kind: 'porcentaje' | 'importe'; value: string };

/** What is otherwise for one person; null: as it is. */
export type WhatIf = {
  raise: Raise | null;
  /** A day, in pesos. */
  uma: string | null;
  /** A day, in pesos, in the zone of the payroll. */
  minimum_wage: string | null;
  /** One more incident of this concept on this day. */
  absence: { concept: string; date: string } | null;
};

/** The law's month of the UMA, and the months of its year (LDUMA 4). */
const UMA_DAYS = new Decimal('30.4');
const UMA_MONTHS = 12;

export function changedInput(
  input: CalculationInput,
  { raise, uma, minimum_wage, absence }: WhatIf,
): CalculationInput {
  const { person, period, settings, incidents } = input;
  return {
    ...input,
    figures: changedFigures(input.figures, {
      ...{ uma, minimum_wage, date: period.payment_date, zone: settings.zone },
    }),
    person:
      raise === null ? person : { ...person, salaries: raised(person.salaries, raise, period.initial_date) },
    incidents:
      absence === null
        ? incidents
        : [...incidents, { concept: absence.concept, amount: '1', capture_date: absence.date }],
  };
}

/**
 * From the first day of the period on; what was paid before stays. The SBC follows in the same proportion, so that its
 * integration factor stays.
 */
function raised(salaries: readonly DatedSalary[], raise: Raise, first: string): DatedSalary[] {
  const before = salaries.filter(({ vigente_desde }) => vigente_desde <= first);
  const later = salaries.filter(({ vigente_desde }) => vigente_desde > first);
  const present = before.at(-1);
  return [
    ...before,
    ...(present === undefined ? [] : [{ ...raisedSalary(present, raise), vigente_desde: first }]),
    ...later.map((one) => raisedSalary(one, raise)),
  ];
}

function raisedSalary(salary: DatedSalary, { kind, value }: Raise): DatedSalary {
  const before = new Decimal(salary.daily_salary);
  const daily = inCents(
    kind === 'porcentaje' ? before.plus(before.times(value).dividedBy(HUNDRED)) : before.plus(value),
  );
  const sbc = before.isZero() ? new Decimal(salary.sbc) : daily.dividedBy(before).times(salary.sbc);
  return { ...salary, daily_salary: daily.toFixed(2), sbc: inCents(sbc).toFixed(2) };
}

type ChangedFigures = Pick<WhatIf, 'uma' | 'minimum_wage'> & { date: string; zone: 'general' | 'frontera' };

/** Those in force on the day of payment; the figures of every other day stay. */
export function changedFigures(
  figures: PayrollFigures,
  { uma, minimum_wage, date, zone }: ChangedFigures,
): PayrollFigures {
  if (uma === null && minimum_wage === null) return figures;
  return {
    ...figures,
    uma: figures.uma.map((entry) =>
      uma === null || !covers(entry, date) ? entry : { ...entry, ...umaOf(uma) },
    ),
    salario_minimo: figures.salario_minimo.map((entry) =>
      minimum_wage === null || !covers(entry, date) ? entry : { ...entry, [zone]: minimum_wage },
    ),
  };
}

function umaOf(daily: string): { diaria: string; mensual: string; anual: string } {
  const month = inCents(new Decimal(daily).times(UMA_DAYS));
  return { diaria: daily, mensual: month.toFixed(2), anual: inCents(month.times(UMA_MONTHS)).toFixed(2) };
}
