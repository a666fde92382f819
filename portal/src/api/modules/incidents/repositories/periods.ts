/** The periods whose capture is read and changed. */
import { type SqlBool, sql } from 'kysely';
import type { TenantTransaction } from '../../../platform/database/in-tenant.ts';
import { violates } from '../../../platform/database/violates.ts';
import { DomainError } from '../../../platform/domain-error.ts';

/** A period and the payroll that it belongs to. */
export type CapturePeriodRow = {
  id: number;
  client_id: string;
  paysheet_id: number;
  process_id: number;
  mes: string;
  calendar: number;
  initial_date: string;
  end_date: string;
  incidence_close_date: string | null;
  estatus: 'Abierta' | 'Finalizada';
  /** The first day of the payroll's service, if the period ends before it. */
  starts_later: string | null;
  /** The last day of the payroll, if the period begins after it. */
  ended_before: string | null;
  /** Whether its run is authorised and not closed, and whether whoever reads it authorises the client's payrolls. */
  run_authorized: boolean;
  authorizes: boolean;
};

const COLUMNS = [
  'id',
  'client_id',
  'paysheet_id',
  'process_id',
  'mes',
  'calendar',
  'initial_date',
  'end_date',
  'incidence_close_date',
  'estatus',
] as const;

/** A period before the start of service is not open, nor one after the payroll's end. */
const startsLater = sql<string | null>`(
  select service_start from paysheets
  where paysheets.organization_id = periods.organization_id and paysheets.id = periods.paysheet_id
    and service_start > periods.end_date
)`.as('starts_later');
const endedBefore = sql<string | null>`(
  select ended_on from paysheets
  where paysheets.organization_id = periods.organization_id and paysheets.id = periods.paysheet_id
    and ended_on < periods.initial_date
)`.as('ended_before');
const runAuthorized = sql<boolean>`exists (
  select from payroll_runs run
  where run.organization_id = periods.organization_id and run.period_id = periods.id and run.state = 'autorizada'
)`.as('run_authorized');
const authorizes = sql<boolean>`exists (
  select from user_clients
  where user_clients.organization_id = periods.organization_id and user_clients.client_id = periods.client_id
    and user_clients.user_id = (select nullif(current_setting('app.user_id', true), '')::uuid)
    and user_clients.authorizes
)`.as('authorizes');
const FIELDS = [...COLUMNS, startsLater, endedBefore, runAuthorized, authorizes] as const;

/** @param paysheetId undefined: whichever payroll it belongs to. */
export async function findPeriod(
  trx: TenantTransaction,
  organizationId: string,
  { paysheetId, periodId }: { paysheetId: number | undefined; periodId: number },
): Promise<CapturePeriodRow | undefined> {
  let match = trx
    .selectFrom('periods')
    .select(FIELDS)
    .where('organization_id', '=', organizationId)
    .where('id', '=', periodId);
  if (paysheetId !== undefined) match = match.where('paysheet_id', '=', paysheetId);
  return match.executeTakeFirst();
}

/**
 * Locks a period against other changes of its capture, and the later ones of its payroll and process that begin until a
 * day. They are locked in the order of their ids, so that two changes wait for each other instead of failing.
 * @returns them as they are under the lock, by date, the period itself first.
 */
export async function lockPeriods(
  trx: TenantTransaction,
  organizationId: string,
  period: CapturePeriodRow,
  until: string,
): Promise<CapturePeriodRow[]> {
  const rows = await trx
    .selectFrom('periods')
    .select(FIELDS)
    .where('organization_id', '=', organizationId)
    .where('paysheet_id', '=', period.paysheet_id)
    .where('process_id', '=', period.process_id)
    .where((eb) =>
      eb.or([
        eb('id', '=', period.id),
        eb.and([eb('initial_date', '>', period.end_date), eb('initial_date', '<=', until)]),
      ]),
    )
    .orderBy('id')
    .forUpdate()
    .execute();
  return rows.toSorted((one, other) => (one.initial_date < other.initial_date ? -1 : 1));
}

/** The periods of other payrolls with the same process and dates as one of them. */
export function listMatchingPeriods(
  trx: TenantTransaction,
  organizationId: string,
  period: CapturePeriodRow,
  paysheetIds: readonly number[],
): Promise<CapturePeriodRow[]> {
  return trx
    .selectFrom('periods')
    .select(FIELDS)
    .where('organization_id', '=', organizationId)
    .where('client_id', '=', period.client_id)
    .where('process_id', '=', period.process_id)
    .where('initial_date', '=', period.initial_date)
    .where('end_date', '=', period.end_date)
    .where(sql<SqlBool>`paysheet_id = any (${paysheetIds}::integer[])`)
    .execute();
}

/** Kept true to the states of the three kinds. */
/** @throws DomainError run_closed: its payroll run is closed, so it stays finalised. */
export async function setPeriodStatus(
  trx: TenantTransaction,
  organizationId: string,
  id: number,
  estatus: 'Abierta' | 'Finalizada',
): Promise<void> {
  try {
    await trx
      .updateTable('periods')
      .set({ estatus, closed_at: estatus === 'Finalizada' ? sql<string>`now()` : null })
      .where('organization_id', '=', organizationId)
      .where('id', '=', id)
      .execute();
  } catch (cause) {
    throw violates(cause, 'periods_run_closed') ? new DomainError('run_closed', { cause }) : cause;
  }
}
