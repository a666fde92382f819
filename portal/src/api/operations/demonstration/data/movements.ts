/** An employee's notices to the IMSS: hiring, changes of salary, leaving. */
import { fixedSbc } from '@lienzo/schema/payroll/integration';
import { Decimal } from 'decimal.js';
import type { DemoEmployee } from './employees.ts';

type Movement = [type: string, description: string, date: string, sbc: string | null, cause: string | null];

/** The first date with known legal figures; an earlier hiring is reported with the base of that date. */
const KNOWN_SINCE = '2024-02-01';

export function movementsOf(employee: DemoEmployee): Movement[] {
  const { hire_date, salaries, termination_date, termination_cause } = employee;
  const movements: Movement[] = salaries
    .filter(({ from }) => from < (termination_date ?? '9999'))
    .map(({ from, daily }, at) => {
      const day = from < KNOWN_SINCE ? KNOWN_SINCE : from;
      const sbc = fixedSbc(new Decimal(daily), hire_date, day).toFixed(2);
      return at === 0
        ? ['08', 'Alta o reingreso', from, sbc, null]
        : ['07', 'Modificación de salario', from, sbc, null];
    });
  if (termination_date !== null) movements.push(['02', 'Baja', termination_date, null, termination_cause]);
  return movements;
}
