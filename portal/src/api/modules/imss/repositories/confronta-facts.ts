/** Our side of a comparison: who works under a registro patronal, in all payrolls that count. */
import type { PersonFacts } from '@lienzo/schema/imss/confronta/our-row';
import { sql } from 'kysely';
import type { TenantTransaction } from '../../../platform/database/in-tenant.ts';
import { isAbsence } from './sua-people.ts';

type Registered = { organizationId: string; registerId: number; first: string; last: string };

/**
 * NSS of people of confidential payrolls other than the chosen one: files and findings of a comparison are seen by whoever
 * sees the chosen payroll, so nothing of these people may be in them.
 */
export async function listExcludedNss(
  trx: TenantTransaction,
  {
    organizationId,
    registerId,
    paysheetId,
  }: { organizationId: string; registerId: number; paysheetId: number },
): Promise<string[]> {
  const { rows } = await sql<{ ssn: string }>`
    select distinct e.ssn from employments work
    join paysheets on paysheets.organization_id = work.organization_id and paysheets.id = work.paysheet_id
    join employees e on e.organization_id = work.organization_id and e.id = work.employee_id
    where work.organization_id = ${organizationId}::uuid and work.register_id = ${registerId}
      and paysheets.confidential and paysheets.id <> ${paysheetId}
  `.execute(trx);
  return rows.map(({ ssn }) => ssn);
}

/** The ids of who works in these days under the registro, in the chosen payroll or one that is not confidential. */
export async function listPeopleIds(
  trx: TenantTransaction,
  { organizationId, registerId, first, last, paysheetId }: Registered & { paysheetId: number },
): Promise<number[]> {
  const { rows } = await sql<{ employee_id: number }>`
    select distinct work.employee_id from employments work
    join paysheets on paysheets.organization_id = work.organization_id and paysheets.id = work.paysheet_id
    where work.organization_id = ${organizationId}::uuid and work.register_id = ${registerId}
      and work.initial_date <= ${last}::date and (work.termination_date is null or work.termination_date >= ${first}::date)
      and (not paysheets.confidential or paysheets.id = ${paysheetId})
    order by work.employee_id
  `.execute(trx);
  return rows.map(({ employee_id }) => employee_id);
}

/** In the order of their ids. */
export async function listPersonFacts(
  trx: TenantTransaction,
  { organizationId, registerId, first, last }: Registered,
  employeeIds: readonly number[],
): Promise<PersonFacts[]> {
  const organization = sql`${organizationId}::uuid`;
  const { rows } = await sql<PersonFacts>`
    select e.id as employee_id, e.ssn as nss, e.name,
      (select paysheets.zone from employments work
        join paysheets on paysheets.organization_id = work.organization_id and paysheets.id = work.paysheet_id
        where work.organization_id = ${organization} and work.employee_id = e.id
          and work.register_id = ${registerId}
        order by work.initial_date desc limit 1) as zone,
      (select coalesce(jsonb_agg(jsonb_build_object('initial_date', initial_date,
          'termination_date', termination_date) order by initial_date), '[]')
        from employments where organization_id = ${organization} and employee_id = e.id
          and register_id = ${registerId}) as employments,
      (select coalesce(jsonb_agg(jsonb_build_object('vigente_desde', vigente_desde, 'sbc', sbc::text)
          order by vigente_desde, id), '[]')
        from employee_salaries where organization_id = ${organization} and employee_id = e.id) as salaries,
      (select coalesce(jsonb_agg(jsonb_build_object('type', movement_type, 'date', movement_date,
          'sbc', sbc::text) order by movement_date, id), '[]')
        from movements where organization_id = ${organization} and employee_id = e.id
          and register_id = ${registerId}
          and movement_date between ${first}::date and ${last}::date) as movements,
      (select coalesce(jsonb_agg(distinct i.capture_date), '[]')
        from incidents i join concepts c on c.organization_id = i.organization_id and c.id = i.concept_id
        where i.organization_id = ${organization} and i.employee_id = e.id and ${isAbsence}
          and i.capture_date between ${first}::date and ${last}::date) as absences,
      (select coalesce(jsonb_agg(jsonb_build_object('first', fecha_incapacidad, 'last', fecha_fin)
          order by fecha_incapacidad), '[]')
        from disability_certificates where organization_id = ${organization} and employee_id = e.id
          and fecha_incapacidad <= ${last}::date and fecha_fin >= ${first}::date) as disabilities,
      (select coalesce(jsonb_agg(jsonb_build_object('number', number, 'discount_type', discount_type,
          'value', trim_scale(value)::text, 'vigente_desde', vigente_desde, 'vigente_hasta', vigente_hasta,
          'porcentaje_reducido', trim_scale(porcentaje_reducido)::text) order by vigente_desde, id), '[]')
        from employee_credits where organization_id = ${organization} and employee_id = e.id
          and kind = 'INFONAVIT') as credits
    from employees e
    where e.organization_id = ${organization} and e.id = any (${employeeIds}::integer[])
    order by e.id
  `.execute(trx);
  return rows;
}

/** In order. */
export function listPremiums(
  trx: TenantTransaction,
  organizationId: string,
  registerId: number,
): Promise<{ vigente_desde: string; risk_premium: string }[]> {
  return trx
    .selectFrom('register_premiums')
    .select(['vigente_desde', sql<string>`risk_premium::text`.as('risk_premium')])
    .where('organization_id', '=', organizationId)
    .where('register_id', '=', registerId)
    .orderBy('vigente_desde')
    .execute();
}
