/** Payrolls and what belongs to them; row level security hides those of clients that the person does not have. */
import type {
  CapturePeriodChoice,
  CostCenterChoice,
  DuePeriod,
  PaysheetChoice,
} from '@lienzo/schema/masters/master-endpoints';
import { sql } from 'kysely';
import type { TenantTransaction } from '../../../platform/database/in-tenant.ts';
import { endedLast } from './ended-masters.ts';

export type Paysheet = PaysheetChoice & { client_id: string };

/** Whether a period lies within the time in which its payroll is served. */
export const isServed = sql<boolean>`exists (
  select from paysheets served
  where served.organization_id = periods.organization_id and served.id = periods.paysheet_id
    and periods.end_date >= coalesce(served.service_start, periods.end_date)
    and periods.initial_date <= coalesce(served.ended_on, periods.initial_date)
)`;

/** The period of a row of `paysheets` whose capture is due (`duePeriod`), as Inicio orders them. */
const duePeriodOn = (today: string) => sql<DuePeriod | null>`(
  select jsonb_build_object('calendar', periods.calendar, 'closes', closes.day) from periods
    join processes on processes.organization_id = periods.organization_id and processes.id = periods.process_id
    cross join lateral (select coalesce(periods.incidence_close_date, periods.end_date) as day) closes
  where periods.organization_id = paysheets.organization_id and periods.paysheet_id = paysheets.id
    and processes.process = 'ORD' and periods.estatus = 'Abierta' and periods.initial_date <= ${today}::date
    and ${isServed}
  order by (closes.day < ${today}::date), abs(closes.day - ${today}::date), periods.id
  limit 1)`;

/** @returns with what is due in each of them on a day. */
export function listPaysheets(
  trx: TenantTransaction,
  { organizationId, clientId, today }: { organizationId: string; clientId: string; today: string },
): Promise<(PaysheetChoice & { due: DuePeriod | null })[]> {
  return trx
    .selectFrom('paysheets')
    .select(['id', 'id_humansite', 'paysheet', 'periodicity', 'ended_on', duePeriodOn(today).as('due')])
    .where('organization_id', '=', organizationId)
    .where('client_id', '=', clientId)
    .orderBy(endedLast('paysheets'))
    .orderBy('id_humansite')
    .execute();
}

/** @param of `clientId`: found only if it is this client's. */
export function findPaysheet(
  trx: TenantTransaction,
  { organizationId, paysheetId, clientId }: { organizationId: string; paysheetId: number; clientId?: string },
): Promise<Paysheet | undefined> {
  return trx
    .selectFrom('paysheets')
    .select(['id', 'client_id', 'id_humansite', 'paysheet', 'periodicity', 'ended_on'])
    .where('organization_id', '=', organizationId)
    .where('id', '=', paysheetId)
    .$if(clientId !== undefined, (query) => query.where('client_id', '=', clientId ?? ''))
    .executeTakeFirst();
}

export function listPeriods(
  trx: TenantTransaction,
  scope: { organizationId: string; paysheetId: number; processId: number; year: number },
): Promise<CapturePeriodChoice[]> {
  return trx
    .selectFrom('periods')
    .select([
      'id',
      'number',
      'mes',
      'calendar',
      'initial_date',
      'end_date',
      'payment_date',
      'incidence_close_date',
      'estatus',
      isServed.as('served'),
    ])
    .where('organization_id', '=', scope.organizationId)
    .where('paysheet_id', '=', scope.paysheetId)
    .where('process_id', '=', scope.processId)
    .where('calendar', '=', scope.year)
    .orderBy('number')
    .execute();
}

export function listCostCenters(
  trx: TenantTransaction,
  { organizationId, paysheetId }: { organizationId: string; paysheetId: number },
): Promise<CostCenterChoice[]> {
  return trx
    .selectFrom('cost_centers')
    .select(['id', 'code', 'cost_center', 'ended_on'])
    .where('organization_id', '=', organizationId)
    .where('paysheet_id', '=', paysheetId)
    .orderBy(endedLast('cost_centers'))
    .orderBy('code')
    .execute();
}
