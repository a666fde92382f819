/** Whose payroll a product shows, and what its periods add up to. */
import { PAY_CONCEPTS } from '@lienzo/schema/payroll/engine/pay-concepts';
import { sql } from 'kysely';
import type { TenantTransaction } from '../../../platform/database/in-tenant.ts';

type Scope = { organizationId: string; periodIds: readonly number[] };

export type ClientFacts = {
  client: string;
  client_rfc: string;
  /** The client's folder; null: it has none. */
  folder_id: string | null;
  process: string;
};

/** Of the client and the process of a period. */
export async function findClientFacts(
  trx: TenantTransaction,
  organizationId: string,
  periodId: number,
): Promise<ClientFacts> {
  const { rows } = await sql<ClientFacts>`
    select c.name as client, c.rfc as client_rfc, c.id_directory as folder_id, process.description as process
    from periods p
    join processes process on process.organization_id = p.organization_id and process.id = p.process_id
    join clients c on c.organization_id = p.organization_id and c.id = p.client_id
    where p.organization_id = ${organizationId}::uuid and p.id = ${periodId}
  `.execute(trx);
  const [row] = rows;
  if (row === undefined) throw new Error('a period without a client');
  return row;
}

export type Employer = { empresa: string; rfc: string; registros: string[] };

/** The employers of the periods' results, and today's of people who have only hours in them, with their registers. */
export async function listEmployers(
  trx: TenantTransaction,
  { organizationId, periodIds }: Scope,
): Promise<Employer[]> {
  const { rows } = await sql<Employer>`
    select company.empresa, company.rfc, array_agg(distinct register.register order by register.register) as registros
    from registers register
    join companies company on company.organization_id = register.organization_id and company.id = register.company_id
    where register.organization_id = ${organizationId}::uuid and register.id in (
      select register_id from payroll_results
      where organization_id = ${organizationId}::uuid and period_id = any (${periodIds}::integer[])
      union
      select person.register_id from extra_hours hours
      join employees person on person.organization_id = hours.organization_id and person.id = hours.employee_id
      where hours.organization_id = ${organizationId}::uuid and hours.period_id = any (${periodIds}::integer[])
        and not exists (
          select from payroll_results paid
          where paid.organization_id = hours.organization_id and paid.employee_id = hours.employee_id
            and paid.period_id = hours.period_id
        )
    )
    group by company.id, company.empresa, company.rfc
    order by company.empresa
  `.execute(trx);
  return rows;
}

export type ResultTotals = {
  people: number;
  total_perceptions: string;
  total_deductions: string;
  net_pay: string;
  employer_cost: string;
};

/** What the results of the periods add up to; a person of several periods counts once. */
export async function sumResults(
  trx: TenantTransaction,
  { organizationId, periodIds }: Scope,
): Promise<ResultTotals> {
  const { rows } = await sql<ResultTotals>`
    select count(distinct employee_id)::integer as people,
      coalesce(sum(total_perceptions), 0)::numeric(16, 2) as total_perceptions,
      coalesce(sum(total_deductions), 0)::numeric(16, 2) as total_deductions,
      coalesce(sum(net_pay), 0)::numeric(16, 2) as net_pay,
      coalesce(sum(employer_cost), 0)::numeric(16, 2) as employer_cost
    from payroll_results
    where organization_id = ${organizationId}::uuid and period_id = any (${periodIds}::integer[])
  `.execute(trx);
  const [row] = rows;
  if (row === undefined) throw new Error('a query without a row');
  return row;
}

/** What a table of lines does not show of people. */
type Gaps = { without_lines: number; hours_by_hand: number };
export const NO_GAPS: Gaps = { without_lines: 0, hours_by_hand: 0 };

/** People whose results have no line, and those whose pay for overtime was set by hand. */
export async function countGaps(trx: TenantTransaction, { organizationId, periodIds }: Scope): Promise<Gaps> {
  const overtime = [PAY_CONCEPTS.horas_dobles, PAY_CONCEPTS.horas_triples];
  const { rows } = await sql<Gaps>`
    select count(*) filter (where lines.payroll_result_id is null)::integer as without_lines,
      count(*) filter (where lines.by_hand)::integer as hours_by_hand
    from payroll_results result
    left join (
      select line.payroll_result_id, bool_or(line.overridden and concept.key = any (${overtime}::text[])) as by_hand
      from payroll_lines line
      join concepts concept on concept.organization_id = line.organization_id and concept.id = line.concept_id
      where line.organization_id = ${organizationId}::uuid and line.payroll_result_id in (
        select id from payroll_results
        where organization_id = ${organizationId}::uuid and period_id = any (${periodIds}::integer[])
      )
      group by line.payroll_result_id
    ) lines on lines.payroll_result_id = result.id
    where result.organization_id = ${organizationId}::uuid and result.period_id = any (${periodIds}::integer[])
  `.execute(trx);
  return rows[0] ?? NO_GAPS;
}

/** The kinds of concepts that somebody has an amount of. */
export async function listKinds(
  trx: TenantTransaction,
  { organizationId, periodIds }: Scope,
): Promise<string[]> {
  const { rows } = await sql<{ kind: string }>`
    select distinct concept.kind
    from payroll_results result
    join payroll_lines line on line.organization_id = result.organization_id and line.payroll_result_id = result.id
    join concepts concept on concept.organization_id = line.organization_id and concept.id = line.concept_id
    where result.organization_id = ${organizationId}::uuid and result.period_id = any (${periodIds}::integer[])
      and line.amount <> 0
  `.execute(trx);
  return rows.map(({ kind }) => kind);
}

export type HourTotals = { people: number; double: string; triple: string; total: string };

/** The overtime of the periods on the days of a week. */
export async function sumHours(
  trx: TenantTransaction,
  { organizationId, periodIds }: Scope,
  [monday, sunday]: readonly [string, string],
): Promise<HourTotals> {
  const { rows } = await sql<HourTotals>`
    select count(distinct employee_id)::integer as people,
      coalesce(sum(horas) filter (where tipo_descripcion = 'Dobles'), 0)::numeric(10, 2)::text as double,
      coalesce(sum(horas) filter (where tipo_descripcion is distinct from 'Dobles'), 0)::numeric(10, 2)::text as triple,
      coalesce(sum(horas), 0)::numeric(10, 2)::text as total
    from extra_hours
    where organization_id = ${organizationId}::uuid and period_id = any (${periodIds}::integer[])
      and fecha between ${monday}::date and ${sunday}::date
  `.execute(trx);
  const [row] = rows;
  if (row === undefined) throw new Error('a query without a row');
  return row;
}
