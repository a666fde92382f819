/** What a variability gave for each person. */
import { sql } from 'kysely';
import type { TenantTransaction } from '../../../platform/database/in-tenant.ts';

export type NewVariabilityPerson = {
  employee_id: number;
  effective_date: string;
  earned: number;
  absences: number;
  disabilities: number;
  daily_salary: string | null;
  factor: string | null;
  fixed_part: string | null;
  variable_total: string | null;
  variable_part: string | null;
  sbc: string | null;
  limited: 'floor' | 'cap' | null;
  current_sbc: string | null;
  is_changed: boolean;
  tipo_salario: number | null;
  finding: string | null;
};

/**
 * Replaces what an earlier attempt of the request stored.
 * @param people JSON of lists of `NewVariabilityPerson`, each of which is one parameter of one statement.
 */
export async function replaceVariability(
  trx: TenantTransaction,
  organizationId: string,
  { id, client_id }: { id: number; client_id: string },
  people: readonly string[],
): Promise<void> {
  await trx
    .deleteFrom('imss_variability_people')
    .where('organization_id', '=', organizationId)
    .where('request_id', '=', id)
    .execute();
  for (const rows of people)
    await sql`
      insert into imss_variability_people (organization_id, client_id, request_id, employee_id, effective_date, earned,
        absences, disabilities, daily_salary, factor, fixed_part, variable_total, variable_part, sbc, limited, current_sbc,
        is_changed, tipo_salario, finding)
      select ${organizationId}::uuid, ${client_id}::uuid, ${id}, employee_id, effective_date, earned, absences,
        disabilities, daily_salary, factor, fixed_part, variable_total, variable_part, sbc, limited, current_sbc, is_changed,
        tipo_salario, finding
      from jsonb_populate_recordset(null::imss_variability_people, ${rows}::jsonb)
    `.execute(trx);
}

export type VariabilityPersonRow = Omit<NewVariabilityPerson, 'tipo_salario' | 'effective_date'> & {
  human_id: string | null;
  name: string;
  nss: string;
  is_added: boolean;
};

/** Those whose base changes first, then by name. */
export async function listVariability(
  trx: TenantTransaction,
  organizationId: string,
  requestId: number,
  { offset, limit }: { offset: number; limit: number },
): Promise<{ total: number; changed: number; effective_date: string | null; rows: VariabilityPersonRow[] }> {
  const { rows: sums } = await sql<{ total: number; changed: number; effective_date: string | null }>`
    select count(*)::integer as total, count(*) filter (where is_changed)::integer as changed,
      min(effective_date) as effective_date
    from imss_variability_people
    where organization_id = ${organizationId}::uuid and request_id = ${requestId}
  `.execute(trx);
  const { rows } = await sql<VariabilityPersonRow>`
    select person.employee_id, employees.human_id, employees.name, employees.ssn as nss, person.earned,
      person.absences, person.disabilities, person.daily_salary, person.factor, person.fixed_part,
      person.variable_total, person.variable_part, person.sbc, person.limited, person.current_sbc,
      person.is_changed, person.finding,
      exists (
        select from imss_batch_movements movement
        where movement.organization_id = person.organization_id and movement.employee_id = person.employee_id
          and movement.type = '07' and movement.date = person.effective_date and movement.reason = 'variabilidad'
      ) as is_added
    from imss_variability_people person
    join employees on employees.organization_id = person.organization_id and employees.id = person.employee_id
    where person.organization_id = ${organizationId}::uuid and person.request_id = ${requestId}
    order by person.is_changed desc, employees.name, employees.id
    limit ${limit} offset ${offset}
  `.execute(trx);
  return { ...(sums[0] ?? { total: 0, changed: 0, effective_date: null }), rows };
}

export type ChangedPerson = {
  employee_id: number;
  effective_date: string;
  sbc: string;
  tipo_salario: number | null;
};

/** Whose base changes; of these people, or of all. */
export async function listChanged(
  trx: TenantTransaction,
  organizationId: string,
  requestId: number,
  employeeIds: readonly number[],
): Promise<ChangedPerson[]> {
  const { rows } = await sql<ChangedPerson>`
    select employee_id, effective_date, sbc, tipo_salario from imss_variability_people
    where organization_id = ${organizationId}::uuid and request_id = ${requestId} and is_changed and sbc is not null
      and (${employeeIds.length === 0} or employee_id = any (${[...employeeIds]}::integer[]))
    order by employee_id
  `.execute(trx);
  return rows;
}
