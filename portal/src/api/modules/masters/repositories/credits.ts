/** Credits and alimony of an employee. */
import type { EmployeeDetail } from '@lienzo/schema/masters/employee-endpoints';
import { sql } from 'kysely';
import type { TenantTransaction } from '../../../platform/database/in-tenant.ts';

type Credit = EmployeeDetail['credits'][number];
export type CreditFields = Omit<Credit, 'id'>;
type OfEmployee = { organizationId: string; employeeId: number };

/** From the latest to the first. */
export function listCredits(
  trx: TenantTransaction,
  { organizationId, employeeId }: OfEmployee,
): Promise<Credit[]> {
  return trx
    .selectFrom('employee_credits')
    .select(['id', 'kind', 'number', 'discount_type', 'vigente_desde', 'vigente_hasta', 'tabla_disminucion'])
    .select(sql<string>`trim_scale(value)::text`.as('value'))
    .select(sql<string | null>`trim_scale(porcentaje_reducido)::text`.as('porcentaje_reducido'))
    .where('organization_id', '=', organizationId)
    .where('employee_id', '=', employeeId)
    .orderBy('vigente_desde', 'desc')
    .orderBy('id', 'desc')
    .execute();
}

/** @returns its id; undefined when the employee has no such credit. */
export async function writeCredit(
  trx: TenantTransaction,
  { organizationId, clientId, employeeId }: OfEmployee & { clientId: string },
  id: number | undefined,
  fields: CreditFields,
): Promise<number | undefined> {
  if (id === undefined) {
    const made = await trx
      .insertInto('employee_credits')
      .values({
        organization_id: organizationId,
        client_id: clientId,
        employee_id: employeeId,
        ...fields,
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    return made.id;
  }
  const changed = await trx
    .updateTable('employee_credits')
    .set(fields)
    .where('organization_id', '=', organizationId)
    .where('employee_id', '=', employeeId)
    .where('id', '=', id)
    .returning('id')
    .executeTakeFirst();
  return changed?.id;
}
