/** The figures that the demonstration pays by: after the last published year it repeats it, as somebody would decide. */
import { fixedSbc, LEGAL_BENEFITS } from '@lienzo/schema/payroll/engine/integration';
import { figureOn } from '@lienzo/schema/payroll/figures/figure-on';
import { PUBLISHED_FIGURES } from '@lienzo/schema/payroll/figures/published-figures';
import { repeatYear } from '@lienzo/schema/payroll/figures/repeat-year';
import { Decimal } from 'decimal.js';

export const DEMO_FIGURES = repeatYear(repeatYear(PUBLISHED_FIGURES, 2026, 2027), 2027, 2028);

/** The general minimum wage of a day. */
export const demoMinimumWage = (date: string): Decimal =>
  new Decimal(figureOn(DEMO_FIGURES, 'salario_minimo', date).general);

/** The fixed contribution base of a daily salary on a day. */
export const demoSbc = (daily: string, hireDate: string, date: string): string =>
  fixedSbc(new Decimal(daily), hireDate, {
    ...{ figures: DEMO_FIGURES, date, benefits: LEGAL_BENEFITS, zone: 'general' },
  }).toFixed(2);
