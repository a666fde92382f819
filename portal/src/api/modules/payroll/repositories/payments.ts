import type { Payment } from '@lienzo/schema/runs/payment-layout';
import { sql } from 'kysely';
import type { TenantTransaction } from '../../../platform/database/in-tenant.ts';

/** What everybody of a period is paid, and to which account, by name. */
export async function listPayments(
  trx: TenantTransaction,
  organizationId: string,
  periodId: number,
): Promise<Payment[]> {
  const { rows } = await sql<Payment>`
    select coalesce(person.human_id, '') as numero, person.name as nombre, person.nombres,
      person.apellido_paterno as paterno, person.apellido_materno as materno, person.bank_account as cuenta,
      person.clabe, result.net_pay as importe
    from payroll_results result
    join employees person on person.organization_id = result.organization_id and person.id = result.employee_id
    where result.organization_id = ${organizationId}::uuid and result.period_id = ${periodId}
    order by person.name, person.id
  `.execute(trx);
  return rows;
}
