/** The closings of captures: what the calendar shows, and whom a reminder goes to. */
import type { Closing } from '@lienzo/schema/capture/closing-endpoints';
import { sql } from 'kysely';
import type { TenantTransaction } from '../../../platform/database/in-tenant.ts';
import { isServed, touches } from '../../masters/masters.ts';

type ClosingRow = Omit<Closing, 'states'> & { states: Partial<Record<string, 'A' | 'C' | 'F'>> | null };

/** Of a row of `periods`: without a date of its own a capture closes with its period. */
const closes = sql<string>`coalesce(periods.incidence_close_date, periods.end_date)`;

/** A period outside of the payroll's service is due for nobody; what was finalised stays in sight. */
const isInSight = sql`(periods.estatus = 'Finalizada' or ${isServed})`;

const DAYS = { first: sql.ref('periods.initial_date'), last: sql.ref('periods.end_date') };

/** Of a row of `periods`: how many people have anything captured in it. */
export const CAPTURED_PEOPLE = sql<number>`(select count(distinct employee_id)::integer from (
  select employee_id from incidents
    where organization_id = periods.organization_id and period_id = periods.id
  union all select employee_id from overtime_days
    where organization_id = periods.organization_id and period_id = periods.id
  union all select employee_id from disabilities
    where organization_id = periods.organization_id and period_id = periods.id
) as anything)`;

/** Of a row of `periods`: how many people are employed on some day of it. */
export const EMPLOYED_PEOPLE = sql<number>`(select count(distinct employee_id)::integer from employments own
  where own.organization_id = periods.organization_id and own.paysheet_id = periods.paysheet_id
    and ${touches(sql.ref('own'), DAYS)})`;

/** Those that close between two days (ends included), of one client or of all, by day, client and payroll. */
export async function listClosings(
  trx: TenantTransaction,
  organizationId: string,
  { from, to, clientId, limit }: { from: string; to: string; clientId: string | undefined; limit: number },
): Promise<ClosingRow[]> {
  const { rows } = await sql<ClosingRow>`
    select periods.client_id, clients.name as client, periods.paysheet_id, paysheets.id_humansite, paysheets.paysheet,
      periods.id as period_id, periods.process_id, processes.description as process, periods.mes, periods.calendar,
      periods.initial_date, periods.end_date, periods.payment_date, ${closes} as closes, periods.estatus,
      (select jsonb_object_agg(kind, status) from capture_states
        where organization_id = periods.organization_id and period_id = periods.id) as states,
      ${CAPTURED_PEOPLE} as captured, ${EMPLOYED_PEOPLE} as people,
      array(select users.name from user_clients join users
          on users.organization_id = user_clients.organization_id and users.id = user_clients.user_id
        where user_clients.organization_id = periods.organization_id
          and user_clients.client_id = periods.client_id and users.active = 'true'
        order by users.name) as executives
    from periods
      join clients on clients.organization_id = periods.organization_id and clients.id = periods.client_id
      join paysheets on paysheets.organization_id = periods.organization_id and paysheets.id = periods.paysheet_id
      join processes on processes.organization_id = periods.organization_id and processes.id = periods.process_id
    where periods.organization_id = ${organizationId} and ${closes} between ${from} and ${to} and ${isInSight}
      and (${clientId ?? null}::uuid is null or periods.client_id = ${clientId ?? null})
    order by closes, clients.name, paysheets.id_humansite, periods.id
    limit ${limit}
  `.execute(trx);
  return rows;
}

export type DueReminder = {
  period_id: number;
  client_id: string;
  client: string;
  paysheet: string;
  mes: string;
  closes: string;
  /** The active Ejecutivos of the client; without any, the active Admins. */
  people: string[];
};

/**
 * Notes the reminders of the open periods that close on a day, and answers those that were not noted before: a job that
 * runs twice reminds once.
 */
export async function takeReminders(
  trx: TenantTransaction,
  organizationId: string,
  day: string,
): Promise<DueReminder[]> {
  const { rows } = await sql<DueReminder>`
    with due as (
      select periods.id, periods.client_id, periods.paysheet_id, periods.mes, ${closes} as closes
      from periods
      where organization_id = ${organizationId} and estatus = 'Abierta' and ${closes} = ${day} and ${isServed}
    ), noted as (
      insert into closing_reminders (organization_id, client_id, period_id, closes, days_before)
      select ${organizationId}, client_id, id, closes, ${day}::date - (now() at time zone 'America/Mexico_City')::date from due
      on conflict do nothing
      returning period_id
    )
    select due.id as period_id, due.client_id, clients.name as client, paysheets.paysheet, due.mes, due.closes,
      coalesce(
        nullif(array(
          select users.id from user_clients join users
            on users.organization_id = user_clients.organization_id and users.id = user_clients.user_id
          where user_clients.organization_id = ${organizationId} and user_clients.client_id = due.client_id
            and users.active = 'true' and users.role = 'Ejecutivo'
            and (not paysheets.confidential or exists (
              select from paysheet_people
              where paysheet_people.organization_id = ${organizationId}
                and paysheet_people.paysheet_id = due.paysheet_id and paysheet_people.user_id = users.id
            ))
        ), '{}'),
        array(
          select id from users
          where organization_id = ${organizationId} and active = 'true' and role = 'Admin'
        )
      ) as people
    from due join noted on noted.period_id = due.id
      join clients on clients.organization_id = ${organizationId} and clients.id = due.client_id
      join paysheets on paysheets.organization_id = ${organizationId} and paysheets.id = due.paysheet_id
    order by due.id
  `.execute(trx);
  return rows;
}
