/** The employees of a payroll. */
import type { PayrollPerson } from '@lienzo/schema/api/master-endpoints';
import type { TenantTransaction } from '../../../platform/database/in-tenant.ts';

type Wanted = {
  organizationId: string;
  paysheetId: number;
  costCenterId?: number | undefined;
  /** Only those employed on some day from the first to the last of these. */
  days?: { first: string; last: string } | undefined;
};

/** By name. */
export function listPayrollPeople(
  trx: TenantTransaction,
  { organizationId, paysheetId, costCenterId, days }: Wanted,
): Promise<PayrollPerson[]> {
  let query = trx
    .selectFrom('employees')
    .innerJoin('cost_centers', (join) =>
      join
        .onRef('cost_centers.organization_id', '=', 'employees.organization_id')
        .onRef('cost_centers.id', '=', 'employees.cost_center_id'),
    )
    .select([
      'employees.id',
      'human_id',
      'name',
      'employees.paysheet_id',
      'cost_centers.cost_center as centro_de_costos',
      'hire_date',
      'termination_date',
      'estado_civil',
      'rfc',
      'curp',
      'ssn',
      'birth_date',
      'nacionalidad',
      'email',
      'telefono',
      'gender',
    ])
    .where('employees.organization_id', '=', organizationId)
    .where('employees.paysheet_id', '=', paysheetId);
  if (costCenterId !== undefined) query = query.where('cost_center_id', '=', costCenterId);
  if (days !== undefined)
    query = query
      .where('hire_date', '<=', days.last)
      .where((eb) => eb.or([eb('termination_date', 'is', null), eb('termination_date', '>=', days.first)]));
  return query.orderBy('name').orderBy('employees.id').execute();
}

/** The first and the last day of a period of the payroll; undefined when it has no such period. */
export async function findPeriodDays(
  trx: TenantTransaction,
  of: { organizationId: string; paysheetId: number; periodId: number },
): Promise<{ first: string; last: string } | undefined> {
  return trx
    .selectFrom('periods')
    .select(['initial_date as first', 'end_date as last'])
    .where('organization_id', '=', of.organizationId)
    .where('paysheet_id', '=', of.paysheetId)
    .where('id', '=', of.periodId)
    .executeTakeFirst();
}
