/** ISR of a fortnight with the subsidy for employment (LISR 96, decree of the DOF 01/05/2024). */
import type { FigureSheet } from './figure-sheet.ts';
import { cents, type FormulaColumn } from './formula-column.ts';

const MONTH_DAYS = 30.4;
const FORTNIGHT_DAYS = 15;

export function taxFormulas(figures: FigureSheet): FormulaColumn[] {
  const figure = (path: string): string => figures.read(path, '[pago]');
  const tax = (income: string): string => figures.fortnightTax(income, '[pago]');
  // In cents a month, and for the days of the period.
  const monthly = cents(`${figure('subsidio_al_empleo.porcentaje')}/100*${figure('uma.mensual')}`);
  const subsidy = cents(`${monthly}/${MONTH_DAYS}*${FORTNIGHT_DAYS}`);
  const limit = `ROUND(${figure('subsidio_al_empleo.limite')}/${MONTH_DAYS}*${FORTNIGHT_DAYS},2)`;
  return [
    // Salary and vacations come again; all else is paid once.
    { name: 'gravado_recurrente', formula: '[sueldo]+[vacaciones]' },
    { name: 'gravado_una_vez', formula: cents('[gravado]-[gravado_recurrente]') },
    {
      name: 'parte',
      formula: 'IF([empleado]<[calendario],[dias]/[completo],1)',
    },
    // The part of a period is raised to the whole one and prorated (RLISR 175); what is paid once is on top of it.
    { name: 'elevado', formula: cents('[gravado_recurrente]/[parte]') },
    { name: 'isr_elevado', formula: tax('[elevado]') },
    { name: 'isr_con_una_vez', formula: tax('([elevado]+[gravado_una_vez])') },
    // Who earns the minimum wage alone in the month pays no tax.
    {
      name: 'sin_isr',
      formula: 'AND([es_minimo],[gravado_una_vez]=0,[otros_gravados_antes]=0)',
    },
    {
      name: 'isr_causado',
      formula: `IF([sin_isr],0,${cents('[isr_elevado]*[parte]+[isr_con_una_vez]-[isr_elevado]')})`,
    },
    {
      name: 'subsidio_causado',
      formula: `IF(OR([sin_isr],[gravado]=0,ROUND([elevado]+[gravado_una_vez],8)>${limit}),0,${cents(
        `${subsidy}*[parte]`,
      )})`,
    },
    { name: 'subsidio', formula: 'MIN([isr_causado],[subsidio_causado])' },
    { name: 'isr', formula: cents('[isr_causado]-[subsidio]') },
  ];
}
