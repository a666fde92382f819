/** What a variability is calculated from: closed runs of a bimester, and days that earned no salary. */
import { sql } from 'kysely';
import type { TenantTransaction } from '../../../platform/database/in-tenant.ts';

export type BimesterPeriod = {
  id: number;
  mes: string;
  process: string;
  initial_date: string;
  end_date: string;
  payment_date: string;
  is_closed: boolean;
  /** Whether it has to be closed: one of the ordinary process, or one that somebody calculated. */
  is_needed: boolean;
};

/** Those of a payroll that are paid in a time, by their day of payment. */
export async function listBimesterPeriods(
  trx: TenantTransaction,
  organizationId: string,
  paysheetId: number,
  { first, last }: { first: string; last: string },
): Promise<BimesterPeriod[]> {
  const { rows } = await sql<BimesterPeriod>`
    select periods.id, periods.mes, processes.process, periods.initial_date, periods.end_date, periods.payment_date,
      coalesce(run.state = 'cerrada', false) as is_closed,
      processes.process = 'ORD' or run.id is not null as is_needed
    from periods
    join processes on processes.organization_id = periods.organization_id and processes.id = periods.process_id
    left join payroll_runs run on run.organization_id = periods.organization_id and run.period_id = periods.id
    where periods.organization_id = ${organizationId}::uuid and periods.paysheet_id = ${paysheetId}
      and periods.payment_date between ${first}::date and ${last}::date
    order by periods.payment_date, periods.id
  `.execute(trx);
  return rows;
}

export type PaidConcept = {
  id: number;
  key: string;
  description: string;
  cfdi_code: string | null;
  sbc_integration: 'no' | 'fijo' | 'variable' | 'excedente' | null;
};

/** A perception of a closed run, as it stands in the text of its person: its period, its concept and the exact amount. */
export type PaidLine = [period_id: number, concept_id: number, amount: string];

/**
 * What closed runs paid as perceptions: of each person a text, the JSON of their `PaidLine`s by period and concept, which is
 * read where it is calculated. As rows they would be a hundred thousand objects in the main thread.
 */
export async function listPaidLines(
  trx: TenantTransaction,
  organizationId: string,
  periodIds: readonly number[],
): Promise<{ concepts: PaidConcept[]; lines: Map<number, string> }> {
  const { rows: concepts } = await sql<PaidConcept>`
    select id, key, description, cfdi_code, sbc_integration from concepts
    where organization_id = ${organizationId}::uuid and kind = 'Percepción'
  `.execute(trx);
  const { rows } = await sql<{ employee_id: number; lines: string }>`
    select result.employee_id,
      jsonb_agg(jsonb_build_array(result.period_id, line.concept_id, line.amount::text)
        order by result.period_id, concepts.key collate "C")::text as lines
    from payroll_results result
    join payroll_lines line on line.organization_id = result.organization_id and line.payroll_result_id = result.id
    join concepts on concepts.organization_id = line.organization_id and concepts.id = line.concept_id
    where result.organization_id = ${organizationId}::uuid and result.period_id = any (${[...periodIds]}::integer[])
      and concepts.kind = 'Percepción' and line.amount <> 0
    group by result.employee_id
  `.execute(trx);
  return { concepts, lines: new Map(rows.map(({ employee_id, lines }) => [employee_id, lines])) };
}

export type UnpaidDay = { employee_id: number; day: string; kind: 'absence' | 'disability' };

/** Absences, as the quotas count them, and days of disability in a time. */
export async function listUnpaidDays(
  trx: TenantTransaction,
  organizationId: string,
  paysheetId: number,
  { first, last }: { first: string; last: string },
): Promise<UnpaidDay[]> {
  const { rows } = await sql<UnpaidDay>`
    select incidents.employee_id, incidents.capture_date as day, 'absence' as kind
    from incidents
    join concepts on concepts.organization_id = incidents.organization_id and concepts.id = incidents.concept_id
    join periods on periods.organization_id = incidents.organization_id and periods.id = incidents.period_id
    where incidents.organization_id = ${organizationId}::uuid and periods.paysheet_id = ${paysheetId}
      and concepts.kind = 'Incidencia' and concepts.cfdi_code = '020' and concepts.type_value <> 'HR'
      and incidents.capture_date between ${first}::date and ${last}::date
    union all
    select disabilities.employee_id, disabilities.fecha_incapacidad, 'disability'
    from disabilities
    join periods on periods.organization_id = disabilities.organization_id and periods.id = disabilities.period_id
    where disabilities.organization_id = ${organizationId}::uuid and periods.paysheet_id = ${paysheetId}
      and disabilities.fecha_incapacidad between ${first}::date and ${last}::date
  `.execute(trx);
  return rows;
}

/**
 * The contribution base of people on a day: the masters', or what the IMSS accepted since, such as the variability of a
 * bimester before.
 */
export async function listCurrentBases(
  trx: TenantTransaction,
  organizationId: string,
  employeeIds: readonly number[],
  day: string,
): Promise<Map<number, string>> {
  const { rows } = await sql<{ employee_id: number; sbc: string }>`
    select distinct on (employee_id) employee_id, sbc::text as sbc
    from (
      select employee_id, vigente_desde as day, sbc, 0 as precedence from employee_salaries
      where organization_id = ${organizationId}::uuid and employee_id = any (${[...employeeIds]}::integer[])
      union all
      select employee_id, date, sbc, 1 from imss_responses
      where organization_id = ${organizationId}::uuid and employee_id = any (${[...employeeIds]}::integer[])
        and outcome = 'accepted' and type in ('07', '08') and sbc is not null and date is not null
    ) bases
    where day <= ${day}::date
    order by employee_id, day desc, precedence desc
  `.execute(trx);
  return new Map(rows.map(({ employee_id, sbc }) => [employee_id, sbc]));
}
