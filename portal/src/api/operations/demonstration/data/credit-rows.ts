/** The credits of an employee: what their payslips discount, as the masters keep it. */
import type { CREDIT_KINDS } from '@lienzo/schema/masters/credit-content';
import { PAID_DAYS } from '@lienzo/schema/payroll/payroll-periods';
import type { DemoEmployee } from './employees.ts';
import type { DemoPaysheet } from './organizations.ts';
import { randomOf } from './random.ts';

/** The first payslips of the demonstration. */
const KNOWN_SINCE = '2025-01-01';
const DAYS_OF_MONTH = '30.4';

type CreditKind = (typeof CREDIT_KINDS)[number];
type CreditRow = Record<'number' | 'discount_type' | 'value' | 'vigente_desde', string> & {
  kind: CreditKind;
};

const KINDS: Readonly<Record<string, CreditKind>> = { D010: 'INFONAVIT', D011: 'FONACOT' };

/** A housing or a consumer credit by its fixed amount a month, and an alimony by its share of the pay. */
export function creditRowsOf(
  { ssn, hire_date, fixedDeductions, alimony_percent }: DemoEmployee,
  { periodicity }: DemoPaysheet,
): CreditRow[] {
  const random = randomOf('credits', ssn);
  const vigente_desde = hire_date > KNOWN_SINCE ? hire_date : KNOWN_SINCE;
  const row = (kind: CreditKind, discount_type: '1' | '2', value: string): CreditRow => ({
    ...{ kind, discount_type, value, vigente_desde },
    number: String(random.whole(1_000_000_000, 9_999_999_999)),
  });
  const credits = fixedDeductions.flatMap(({ key, amount }) => {
    const kind = KINDS[key];
    if (kind === undefined) return [];
    return [row(kind, '2', amount.times(DAYS_OF_MONTH).dividedBy(PAID_DAYS[periodicity]).toFixed(2))];
  });
  return alimony_percent === '0' ? credits : [...credits, row('PENSION', '1', alimony_percent)];
}
