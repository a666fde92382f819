/** Incidents: one row per employee, concept and date. */
import { type SqlBool, sql } from 'kysely';
import type { TenantTransaction } from '../../../platform/database/in-tenant.ts';
import { isInCenter } from './center-of-day.ts';

/** Whose rows, in which period. `people` null: everybody's. */
export type RowScope = {
  organizationId: string;
  clientId: string;
  periodId: number;
  people: readonly number[] | null;
};

export type StoredIncident = {
  employee_id: number;
  concept_id: number;
  /** With two decimals. */
  amount: string;
  capture_date: string;
};

/** By employee, concept and date. */
export async function listIncidents(
  trx: TenantTransaction,
  { organizationId, periodId, people }: RowScope,
): Promise<(StoredIncident & { status: 'C' | 'F' })[]> {
  let match = trx
    .selectFrom('incidents')
    .select(['employee_id', 'concept_id', 'amount', 'capture_date', 'status'])
    .where('organization_id', '=', organizationId)
    .where('period_id', '=', periodId);
  if (people !== null) match = match.where(ofPeople(people));
  return match.orderBy('employee_id').orderBy('concept_id').orderBy('capture_date').orderBy('id').execute();
}

/** A comparison that an index serves under row level security. */
export const ofPeople = (people: readonly number[]) => sql<SqlBool>`employee_id = any (${people}::integer[])`;

/** Deletes the rows of these people and puts others in their place. */
export async function replaceIncidents(
  trx: TenantTransaction,
  { organizationId, clientId, periodId, people }: RowScope & { people: readonly number[] },
  rows: readonly StoredIncident[],
): Promise<void> {
  await trx
    .deleteFrom('incidents')
    .where('organization_id', '=', organizationId)
    .where('period_id', '=', periodId)
    .where(ofPeople(people))
    .execute();
  if (rows.length === 0) return;
  await sql`
    insert into incidents (organization_id, client_id, period_id, employee_id, concept_id, amount, capture_date)
    select ${organizationId}::uuid, ${clientId}::uuid, ${periodId}, given.*
    from unnest(
      ${rows.map(({ employee_id }) => employee_id)}::integer[],
      ${rows.map(({ concept_id }) => concept_id)}::integer[],
      ${rows.map(({ amount }) => amount)}::numeric[],
      ${rows.map(({ capture_date }) => capture_date)}::date[]
    ) as given
  `.execute(trx);
}

export type PreviewRow = {
  employee_id: number;
  concept_id: number;
  key: string;
  description: string;
  type_value: 'IM' | 'DI' | 'HR';
  amount: string;
  dates: string[];
  status: 'C' | 'F';
};

/** What is captured, a row for each employee and concept. */
export async function previewIncidents(
  trx: TenantTransaction,
  organizationId: string,
  periodId: number,
): Promise<PreviewRow[]> {
  const { rows } = await sql<PreviewRow>`
    select i.employee_id, i.concept_id, c.key, c.description, c.type_value, sum(i.amount) as amount,
      array_agg(i.capture_date::text order by i.capture_date) as dates, min(i.status) as status
    from incidents i
    join concepts c on c.organization_id = i.organization_id and c.id = i.concept_id
    where i.organization_id = ${organizationId}::uuid and i.period_id = ${periodId}
    group by i.employee_id, i.concept_id, c.key, c.description, c.type_value
    order by i.employee_id, c.key
  `.execute(trx);
  return rows;
}

export type NamedIncident = StoredIncident & {
  key: string;
  description: string;
  type_value: 'IM' | 'DI' | 'HR';
};

/** The incidents of some people (in a cost centre) with their concepts. */
export async function listNamedIncidents(
  trx: TenantTransaction,
  organizationId: string,
  periodIds: readonly number[],
  people: readonly number[],
  costCenterId?: number,
): Promise<NamedIncident[]> {
  const { rows } = await sql<NamedIncident>`
    select i.employee_id, i.concept_id, c.key, c.description, c.type_value, i.amount, i.capture_date
    from incidents i
    join concepts c on c.organization_id = i.organization_id and c.id = i.concept_id
    where i.organization_id = ${organizationId}::uuid and i.period_id = any (${periodIds}::integer[])
      and i.employee_id = any (${people}::integer[]) and ${isInCenter('incidents', costCenterId, 'i')}
    order by i.employee_id, i.capture_date, c.key
  `.execute(trx);
  return rows;
}

/** Days of incidents of days (and, if told, of hours), of these people (null: of a payroll's) between two dates, ends included. */
export async function listIncidentDays(
  trx: TenantTransaction,
  organizationId: string,
  scope: {
    paysheetId: number;
    people: readonly number[] | null;
    from: string;
    to: string;
    /** A period whose own incidents are left out. */
    without: number | null;
    withHours?: boolean;
  },
): Promise<{ employee_id: number; date: string }[]> {
  const { rows } = await sql<{ employee_id: number; date: string }>`
    select distinct i.employee_id, i.capture_date as date
    from incidents i
    join concepts c on c.organization_id = i.organization_id and c.id = i.concept_id 
      and c.type_value = any (${scope.withHours === true ? ['DI', 'HR'] : ['DI']}::text[])
    join periods p on p.organization_id = i.organization_id and p.id = i.period_id
      and p.paysheet_id = ${scope.paysheetId}
    where i.organization_id = ${organizationId}::uuid and i.capture_date between ${scope.from}::date and ${scope.to}::date
      and p.end_date >= ${scope.from}::date and p.initial_date <= ${scope.to}::date
      and (${scope.without}::integer is null or i.period_id <> ${scope.without})
      and (${scope.people}::integer[] is null or i.employee_id = any (${scope.people}::integer[]))
  `.execute(trx);
  return rows;
}
