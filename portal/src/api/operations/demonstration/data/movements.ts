/** An employee's notices to the IMSS: hiring, changes of salary, leaving. */
import { masterCodes } from '@lienzo/schema/messages/master-codes';
import { fixedSbc } from '@lienzo/schema/payroll/integration';
import { Decimal } from 'decimal.js';
import type { DemoEmployee } from './employees.ts';

type Movement = [type: string, description: string, date: string, sbc: string | null, cause: string | null];

/** The first date with known legal figures; an earlier hiring is reported with the base of that date. */
const KNOWN_SINCE = '2024-02-01';

type SalaryRow = [from: string, daily: string, sbc: string];

/** The salaries of an employee, from the first day of each. */
export function salaryRowsOf({ hire_date, salaries, termination_date }: DemoEmployee): SalaryRow[] {
  return salaries
    .filter(({ from }, at) => at === 0 || from < (termination_date ?? '9999'))
    .map(({ from, daily }) => {
      const day = from < KNOWN_SINCE ? KNOWN_SINCE : from;
      return [from, daily, fixedSbc(new Decimal(daily), hire_date, day).toFixed(2)];
    });
}

export function movementsOf(employee: DemoEmployee): Movement[] {
  const { termination_date, causa_baja } = employee;
  const movements: Movement[] = salaryRowsOf(employee).map(([from, _daily, sbc], at) =>
    at === 0
      ? ['08', 'Alta o reingreso', from, sbc, null]
      : ['07', 'Modificación de salario', from, sbc, null],
  );
  if (termination_date !== null && causa_baja !== null)
    movements.push(['02', 'Baja', termination_date, null, masterCodes.leavingCauses[causa_baja]]);
  return movements;
}
