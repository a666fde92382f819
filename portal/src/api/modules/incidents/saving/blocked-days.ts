import type { CaptureEmployee } from '@lienzo/schema/capture/capture-problem';
import { isEmployed } from '@lienzo/schema/capture/incident';
import { addDays } from '@lienzo/schema/payroll/plain-date';
import type { TenantTransaction } from '../../../platform/database/in-tenant.ts';
import type { CapturePeriodRow } from '../repositories/periods.ts';
import { takenDays } from './save-incidents.ts';

export type BlockedDay = {
  employee_id: number;
  date: string;
  reason: 'disability' | 'incident' | 'employment';
};

/**
 * The days of a period that no incident of days may have: of disability, of an incident of another period, before hire
 * and after leaving. The incidents of the period itself block nothing here.
 */
export async function blockedDays(
  trx: TenantTransaction,
  organizationId: string,
  period: CapturePeriodRow,
  employees: readonly CaptureEmployee[],
): Promise<BlockedDay[]> {
  const taken = await takenDays(
    trx,
    organizationId,
    period,
    employees.map(({ id }) => id),
  );
  const days: string[] = [];
  for (let day = period.initial_date; day <= period.end_date; day = addDays(day, 1)) days.push(day);
  return employees.flatMap((employee) =>
    days.flatMap((date): BlockedDay[] => {
      const by = isEmployed(employee, date) ? taken.get(`${employee.id} ${date}`) : 'employment';
      return by === undefined ? [] : [{ employee_id: employee.id, date, reason: by }];
    }),
  );
}
