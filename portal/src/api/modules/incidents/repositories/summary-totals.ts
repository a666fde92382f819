/** What a period has in all, by concept, beside the period before it. */
import { sql } from 'kysely';
import type { TenantTransaction } from '../../../platform/database/in-tenant.ts';
import { isInCenter } from './center-of-day.ts';

export type ConceptTotal = {
  key: string;
  description: string;
  type_value: 'IM' | 'DI' | 'HR';
  total: string;
  people: number;
  /** Of the period before; null: there is none. */
  previous: string | null;
};

/** The periods that end the day before one of these begins, of the same payroll and process. */
async function periodsBefore(
  trx: TenantTransaction,
  organizationId: string,
  periodIds: readonly number[],
): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select before.id from periods present
    join periods before on before.organization_id = present.organization_id
      and before.paysheet_id = present.paysheet_id and before.process_id = present.process_id
      and before.end_date = present.initial_date - 1
    where present.organization_id = ${organizationId}::uuid and present.id = any (${periodIds}::integer[])
  `.execute(trx);
  return rows.map(({ id }) => id);
}

/** Incidents, lines of overtime and days of disability (of a cost centre), a total for each concept; by key. */
export async function listConceptTotals(
  trx: TenantTransaction,
  organizationId: string,
  { periodIds, costCenterId }: { periodIds: readonly number[]; costCenterId: number | undefined },
): Promise<ConceptTotal[]> {
  const before = await periodsBefore(trx, organizationId, periodIds);
  const hasBefore = before.length > 0;
  const all = [...periodIds, ...before];
  const { rows } = await sql<ConceptTotal>`
    select c.key, c.description, c.type_value,
      coalesce(sum(captured.amount) filter (where captured.period_id = any (${periodIds}::integer[])), 0)::numeric(14, 2)
        as total,
      (count(distinct captured.employee_id) filter (where captured.period_id = any (${periodIds}::integer[])))::integer
        as people,
      case when ${hasBefore} then
        coalesce(sum(captured.amount) filter (where captured.period_id = any (${before}::integer[])), 0)::numeric(14, 2)
      end as previous
    from (
      select concept_id, null as clave, period_id, employee_id, amount from incidents
        where organization_id = ${organizationId}::uuid and period_id = any (${all}::integer[])
          and ${isInCenter('incidents', costCenterId)}
      union all
      select null, clave_concepto, period_id, employee_id, horas from extra_hours
        where organization_id = ${organizationId}::uuid and period_id = any (${all}::integer[])
          and ${isInCenter('extra_hours', costCenterId)}
      union all
      select concept_id, null, period_id, employee_id, dias_incapacidad from disabilities
        where organization_id = ${organizationId}::uuid and period_id = any (${all}::integer[])
          and ${isInCenter('disabilities', costCenterId)}
    ) captured
    join concepts c on c.organization_id = ${organizationId}::uuid
      and (c.id = captured.concept_id or c.key = captured.clave)
    group by c.key, c.description, c.type_value
    order by c.key
  `.execute(trx);
  return rows;
}
