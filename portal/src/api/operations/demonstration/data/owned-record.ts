/** What the rows of an employee in a period begin with. */
import type { PeriodRecord } from './work-history.ts';

/** A record with the id of its employee. */
export type OwnedRecord = { employee_id: number; record: PeriodRecord };

export const OWNER_COLUMNS = {
  id: 'integer',
  employee_id: 'integer',
  period_id: 'integer',
  status: 'text',
} as const;
export const ownerOf = (employee_id: number, { period }: PeriodRecord) => [
  employee_id,
  period.id,
  period.closed ? 'F' : 'C',
];
