/** Who has anything captured. */
import { foldText } from '@lienzo/schema/text/fold-text';
import { sql } from 'kysely';
import { foldedColumn } from '../../../platform/database/folded-text.ts';
import type { TenantTransaction } from '../../../platform/database/in-tenant.ts';
import { isInCenter } from './center-of-day.ts';

export type CapturedCounts = {
  employee_id: number;
  incidents: number;
  overtime_hours: string;
  disability_days: number;
};

/** How much of each kind every employee with anything has in a period. */
export async function countCaptured(
  trx: TenantTransaction,
  organizationId: string,
  periodId: number,
): Promise<CapturedCounts[]> {
  const { rows } = await sql<CapturedCounts>`
    select employee_id, sum(incidents)::integer as incidents, sum(hours)::numeric(10, 2) as overtime_hours,
      sum(days)::integer as disability_days
    from (
      select employee_id, 1 as incidents, 0 as hours, 0 as days from incidents
        where organization_id = ${organizationId}::uuid and period_id = ${periodId}
      union all
      select employee_id, 0, horas, 0 from extra_hours
        where organization_id = ${organizationId}::uuid and period_id = ${periodId}
      union all
      select employee_id, 0, 0, dias_incapacidad from disabilities
        where organization_id = ${organizationId}::uuid and period_id = ${periodId}
    ) captured
    group by employee_id order by employee_id
  `.execute(trx);
  return rows;
}

type RecordCounts = { incidents: number; overtime_days: number; certificates: number };

/** How many records of each kind periods have; a certificate is of the period in which it begins. */
export async function countRecords(
  trx: TenantTransaction,
  organizationId: string,
  periodIds: readonly number[],
): Promise<Map<number, RecordCounts>> {
  const countOf = (table: string) => sql`
    (select count(*) from ${sql.table(table)} counted
      where counted.organization_id = ${organizationId}::uuid and counted.period_id = asked.id)::integer
  `;
  const { rows } = await sql<RecordCounts & { id: number }>`
    select asked.id, ${countOf('incidents')} as incidents, ${countOf('overtime_days')} as overtime_days,
      ${countOf('disability_certificates')} as certificates
    from unnest(${periodIds}::integer[]) as asked (id)
  `.execute(trx);
  return new Map(rows.map(({ id, ...counts }) => [id, counts]));
}

export type SummaryPerson = {
  employee_id: number;
  human_id: string | null;
  name: string;
  paysheet_id: number;
};

/** A page of the people with anything captured (in a cost centre), by name and once, and how many there are. */
export async function listCapturedPeople(
  trx: TenantTransaction,
  organizationId: string,
  owner: {
    periodIds: readonly number[];
    search: string | undefined;
    costCenterId: number | undefined;
    offset: number;
    limit: number;
  },
): Promise<{ people: SummaryPerson[]; total: number }> {
  const texts = (owner.search ?? '').trim();
  const captured = (table: 'incidents' | 'extra_hours' | 'disabilities') => sql`
    exists (
      select from ${sql.table(table)} captured
      where captured.organization_id = e.organization_id and captured.employee_id = e.id
        and captured.period_id = p.id and ${isInCenter(table, owner.costCenterId, 'captured')}
    )
  `;
  const { rows } = await sql<SummaryPerson & { total: number }>`
    select e.id as employee_id, e.human_id, e.name, own.paysheet_id, count(*) over ()::integer as total
    from employees e
    cross join lateral (
      select p.paysheet_id from periods p
      where p.organization_id = e.organization_id and p.id = any (${owner.periodIds}::integer[])
        and (${captured('incidents')} or ${captured('extra_hours')} or ${captured('disabilities')})
      order by (p.paysheet_id = e.paysheet_id) desc, p.paysheet_id limit 1
    ) own
    where e.organization_id = ${organizationId}::uuid
      and (${texts} = '' or strpos(${foldedColumn(sql`e.name`)}, ${foldText(texts)}) > 0 or e.human_id = ${texts}
        or e.id::text = ${texts})
    order by e.name, e.id
    limit ${owner.limit} offset ${owner.offset}
  `.execute(trx);
  return { people: rows.map(({ total: _total, ...person }) => person), total: rows[0]?.total ?? 0 };
}

export type SummaryDisability = {
  employee_id: number;
  incapacidad: number;
  tipo: string;
  folio: string;
  fecha: string;
  dias: number;
};

/** The certificates of people with days in these periods; the days are those of the periods. */
export async function listCertificateDays(
  trx: TenantTransaction,
  organizationId: string,
  periodIds: readonly number[],
  { people, costCenterId }: { people: readonly number[]; costCenterId: number | undefined },
): Promise<SummaryDisability[]> {
  const { rows } = await sql<SummaryDisability>`
    select d.employee_id, d.concept_id as incapacidad, c.description as tipo, d.folio,
      min(d.fecha_incapacidad)::date as fecha, sum(d.dias_incapacidad)::integer as dias
    from disabilities d
    join concepts c on c.organization_id = d.organization_id and c.id = d.concept_id
    where d.organization_id = ${organizationId}::uuid and d.period_id = any (${periodIds}::integer[])
      and d.employee_id = any (${people}::integer[]) and ${isInCenter('disabilities', costCenterId, 'd')}
    group by d.employee_id, d.concept_id, c.description, d.folio
    order by d.employee_id, min(d.fecha_incapacidad)
  `.execute(trx);
  return rows;
}

export type SummaryPaysheet = { id: number; id_humansite: string; paysheet: string };

export function listPaysheetNames(
  trx: TenantTransaction,
  organizationId: string,
  clientId: string,
  ids: readonly number[],
): Promise<SummaryPaysheet[]> {
  return trx
    .selectFrom('paysheets')
    .select(['id', 'id_humansite', 'paysheet'])
    .where('organization_id', '=', organizationId)
    .where('client_id', '=', clientId)
    .where('id', 'in', [...ids])
    .execute();
}

/** The names of a client and of a process. */
export async function findNames(
  trx: TenantTransaction,
  organizationId: string,
  { clientId, processId }: { clientId: string; processId: number },
): Promise<{ client: string; process: string }> {
  return trx
    .selectFrom('clients')
    .innerJoin('processes', 'processes.organization_id', 'clients.organization_id')
    .select(['clients.name as client', 'processes.description as process'])
    .where('clients.organization_id', '=', organizationId)
    .where('clients.id', '=', clientId)
    .where('processes.id', '=', processId)
    .executeTakeFirstOrThrow();
}
