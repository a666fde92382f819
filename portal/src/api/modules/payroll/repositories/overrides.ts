/** Amounts that somebody has set by hand. */
import type { TenantTransaction } from '../../../platform/database/in-tenant.ts';
import { isOfPeriod } from './period-people.ts';
import type { RunPeriod } from './run-periods.ts';

type Position = { period: RunPeriod; employeeId: number; conceptId: number };

/** A concept of the bureau; undefined: unknown. */
export const findConcept = (trx: TenantTransaction, organizationId: string, id: number) =>
  trx
    .selectFrom('concepts')
    .select(['id', 'description', 'kind'])
    .where('organization_id', '=', organizationId)
    .where('id', '=', id)
    .executeTakeFirst();

/** Whether a calculation of the period pays somebody. */
export async function worksInPeriod(
  trx: TenantTransaction,
  { period, employeeId }: Omit<Position, 'conceptId'>,
): Promise<boolean> {
  const row = await trx
    .selectFrom('employments')
    .select('id')
    .where('organization_id', '=', period.organization_id)
    .where('employee_id', '=', employeeId)
    .where('paysheet_id', '=', period.paysheet_id)
    .where(isOfPeriod(period))
    .executeTakeFirst();
  return row !== undefined;
}

export async function saveOverride(
  trx: TenantTransaction,
  { period, employeeId, conceptId }: Position,
  { amount, reason, userId }: { amount: string; reason: string; userId: string },
): Promise<void> {
  const values = { amount, reason, user_id: userId, created_at: new Date() };
  await trx
    .insertInto('payroll_overrides')
    .values({
      ...{ organization_id: period.organization_id, client_id: period.client_id, period_id: period.id },
      ...{ employee_id: employeeId, concept_id: conceptId },
      ...values,
    })
    .onConflict((conflict) =>
      conflict.columns(['organization_id', 'period_id', 'employee_id', 'concept_id']).doUpdateSet(values),
    )
    .execute();
}

export async function deleteOverride(
  trx: TenantTransaction,
  { period, employeeId, conceptId }: Position,
): Promise<void> {
  await trx
    .deleteFrom('payroll_overrides')
    .where('organization_id', '=', period.organization_id)
    .where('period_id', '=', period.id)
    .where('employee_id', '=', employeeId)
    .where('concept_id', '=', conceptId)
    .execute();
}
