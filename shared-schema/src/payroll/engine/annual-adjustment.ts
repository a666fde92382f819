/** The annual adjustment of a worker's tax (LISR 97 and 152): pure, and applied twice it changes nothing. */
import { Decimal } from 'decimal.js';
import { figureOn } from '../figures/figure-on.ts';
import type { PayrollFigures } from '../figures/payroll-figures.ts';
import { plainDate, yearOf } from '../plain-date.ts';
import { ZERO } from './decimals.ts';
import { incomeTax, tariffOn } from './income-tax.ts';

export type YearOfPay = {
  /** The calendar year that is adjusted. */
  year: number;
  hire_date: string;
  termination_date: string | null;
  /** The worker has said in writing that they file themselves. */
  files_alone: boolean;
  taxed: Decimal;
  /** State payroll tax that was withheld of the worker. */
  state_tax: Decimal;
  /** The subsidies to which its payments entitled. */
  subsidy: Decimal;
  /** What its payments withheld, with adjustments that were applied already. */
  withheld: Decimal;
};

export type AnnualAdjustment =
  | {
      applies: false;
      reason: 'ingreso_mayor' | 'alta_en_el_año' | 'baja_antes_de_diciembre' | 'declara_solo';
    }
  /** `difference`: to withhold when positive, in favour of the worker when negative. */
  | { applies: true; tax: Decimal; due: Decimal; difference: Decimal };

/** @throws MissingFigure when the year has no annual tariff. */
export function annualAdjustment(figures: PayrollFigures, facts: YearOfPay): AnnualAdjustment {
  const last = plainDate(facts.year, 12, 31);
  const reason = exclusionOf(facts, figureOn(figures, 'ajuste_anual', last).tope_ingreso);
  if (reason !== null) return { applies: false, reason };
  const taxable = Decimal.max(0, facts.taxed.minus(facts.state_tax));
  const { tax } = incomeTax(taxable, tariffOn(figures, last, 'anual'));
  const due = Decimal.max(ZERO, tax.minus(facts.subsidy));
  return { applies: true, tax, due, difference: due.minus(facts.withheld) };
}

function exclusionOf(
  { year, hire_date, termination_date, files_alone, taxed }: YearOfPay,
  limit: string,
): Extract<AnnualAdjustment, { applies: false }>['reason'] | null {
  if (files_alone) return 'declara_solo';
  if (hire_date > plainDate(year, 1, 1)) return 'alta_en_el_año';
  const left = termination_date !== null && termination_date < plainDate(year, 12, 1);
  if (left && yearOf(termination_date) <= year) return 'baja_antes_de_diciembre';
  return taxed.greaterThan(limit) ? 'ingreso_mayor' : null;
}
