import type { DatedSalary } from '@lienzo/schema/payroll/engine/calculation-input';
import { HOURS_A_DAY } from '@lienzo/schema/payroll/engine/rules/salary';
import { figureOn, missingFigures } from '@lienzo/schema/payroll/figures/figure-on';
import type { PayrollFigures } from '@lienzo/schema/payroll/figures/payroll-figures';
import { Decimal } from 'decimal.js';
import type { EarlierDoubles } from '../repositories/person-inputs.ts';

type Scope = {
  figures: PayrollFigures;
  zone: 'general' | 'frontera';
  salaries: readonly DatedSalary[];
  /** Of the period that is calculated. */
  payment_date: string;
};

const ZERO = new Decimal(0);

/**
 * What of those hours was exempt (LISR 93-I): a week has one limit, also when two periods share it. Nobody on the minimum
 * wage has a limit, so nothing of it is used. Where the earlier day of payment has no figures, those of this period's day
 * count; where that has none either, the calculation itself is refused by the figure's name.
 */
export function earlierExempt(
  hours: readonly EarlierDoubles[],
  { figures, zone, salaries, payment_date }: Scope,
): string {
  const [first] = hours;
  if (first === undefined) return '0';
  const dailyOn = (day: string): Decimal =>
    new Decimal(salaries.findLast(({ vigente_desde }) => vigente_desde <= day)?.daily_salary ?? '0');
  const day = [first.payment_date, payment_date].find((one) => missingFigures(figures, one).length === 0);
  if (day === undefined) return '0';
  if (dailyOn(first.fecha).lessThanOrEqualTo(figureOn(figures, 'salario_minimo', day)[zone])) return '0';
  const { porcentaje, uma_semana } = figureOn(figures, 'exenciones', day).horas_dobles;
  const pay = hours.reduce(
    (total, { fecha, horas }) => total.plus(dailyOn(fecha).dividedBy(HOURS_A_DAY).times(2).times(horas)),
    ZERO,
  );
  const limit = new Decimal(figureOn(figures, 'uma', day).diaria).times(uma_semana);
  return Decimal.min(pay.times(porcentaje).dividedBy(100), limit).toFixed(2);
}
