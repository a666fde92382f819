/** Whom a comparison is about, and what the calculated run has of them. */
import { numberKey } from '@lienzo/schema/payroll/person-keys';
import { sql } from 'kysely';
import type { TenantTransaction } from '../../../platform/database/in-tenant.ts';
import { numberArray } from './number-array.ts';
import { isOfPeriod } from './period-people.ts';
import type { RunPeriod } from './run-periods.ts';

/** Those of the period with a number. */
export async function findNumbered(
  trx: TenantTransaction,
  period: RunPeriod,
  number: string,
): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select e.id from employees e
    where e.organization_id = ${period.organization_id}::uuid and e.number_key = ${numberKey(number)}
      and e.id in (
        select employee_id from employments
        where organization_id = ${period.organization_id}::uuid and paysheet_id = ${period.paysheet_id}
          and ${isOfPeriod(period)}
      )
  `.execute(trx);
  return rows.map(({ id }) => id);
}

/** Those of the period who work in a cost centre in it. */
export async function listOfCostCenter(
  trx: TenantTransaction,
  period: RunPeriod,
  costCenterId: number,
): Promise<number[]> {
  const { rows } = await sql<{ employee_id: number }>`
    select distinct employee_id from employments
    where organization_id = ${period.organization_id}::uuid and paysheet_id = ${period.paysheet_id}
      and cost_center_id = ${costCenterId} and ${isOfPeriod(period)}
  `.execute(trx);
  return rows.map(({ employee_id }) => employee_id);
}

export type StoredResult = {
  employee_id: number;
  perceptions: string;
  deductions: string;
  net: string;
  employer_cost: string;
  lines: { concept: string; kind: 'Percepción' | 'Deducción' | 'Otro pago' | 'Incidencia'; amount: string }[];
};

/** What the run of a period has of some people. */
export async function listStoredResults(
  trx: TenantTransaction,
  { organization_id, id }: RunPeriod,
  employeeIds: readonly number[],
): Promise<StoredResult[]> {
  const { rows } = await sql<StoredResult>`
    select result.employee_id, result.total_perceptions as perceptions, result.total_deductions as deductions,
      result.net_pay as net, result.employer_cost,
      (select coalesce(jsonb_agg(jsonb_build_object('concept', c.key, 'kind', c.kind, 'amount', line.amount::text)
          order by line.id), '[]')
        from payroll_lines line
        join concepts c on c.organization_id = line.organization_id and c.id = line.concept_id
        where line.organization_id = ${organization_id}::uuid and line.payroll_result_id = result.id) as lines
    from payroll_results result
    where result.organization_id = ${organization_id}::uuid and result.period_id = ${id}
      and result.employee_id = any (${numberArray(employeeIds)}::integer[])
  `.execute(trx);
  return rows;
}
