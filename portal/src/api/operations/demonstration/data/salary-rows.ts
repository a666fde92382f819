/** The salaries of an employee with their SBC. */
import { demoSbc } from './demo-figures.ts';
import type { DemoEmployee } from './employees.ts';

/** The first date with known legal figures; an earlier hiring is reported with the base of that date. */
const KNOWN_SINCE = '2024-02-01';

type SalaryRow = [from: string, daily: string, sbc: string];

/** The salaries of an employee, from the first day of each. */
export function salaryRowsOf({ hire_date, salaries, termination_date }: DemoEmployee): SalaryRow[] {
  return salaries
    .filter(({ from }, at) => at === 0 || from < (termination_date ?? '9999'))
    .map(({ from, daily }) => {
      const day = from < KNOWN_SINCE ? KNOWN_SINCE : from;
      return [from, daily, demoSbc(daily, hire_date, day)];
    });
}
