/** The periods of a payroll. */
import type { CalendarPeriod } from '@lienzo/schema/masters/paysheet-endpoints';
import type { CalendarPlan, PayrollPeriod } from '@lienzo/schema/payroll/payroll-calendar';
import { type RawBuilder, sql } from 'kysely';
import type { TenantTransaction } from '../../../platform/database/in-tenant.ts';

export type CalendarOf = { organizationId: string; paysheetId: number; processId: number; year: number };

/** What is captured or calculated in a period. */
const CONTENT = [
  'incidents',
  'extra_hours',
  'disabilities',
  'disability_certificates',
  'overtime_days',
  'payroll_results',
  'payroll_findings',
  'payroll_runs',
  'payroll_overrides',
  'payroll_settlements',
  'payroll_corrections',
];
/** With what is left of captures that were deleted: whatever keeps a period from being deleted. */
export const RECORDS = [...CONTENT, 'capture_states', 'capture_versions', 'capture_changes'];

/** Whether a row of `periods` has records. */
const hasRecords = (tables: readonly string[] = RECORDS): RawBuilder<boolean> =>
  sql<boolean>`(${sql.join(
    tables.map(
      (table) => sql`exists (
        select 1 from ${sql.table(table)} record
        where record.organization_id = periods.organization_id and record.period_id = periods.id
      )`,
    ),
    sql` or `,
  )})`;

export function listCalendar(trx: TenantTransaction, source: CalendarOf): Promise<CalendarPeriod[]> {
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
      hasRecords().as('captured'),
    ])
    .where('organization_id', '=', source.organizationId)
    .where('paysheet_id', '=', source.paysheetId)
    .where('process_id', '=', source.processId)
    .where('calendar', '=', source.year)
    .orderBy('number')
    .execute();
}

/** The periods of a client in which something is captured or calculated. */
export async function listCapturedPeriods(
  trx: TenantTransaction,
  { organizationId, clientId }: { organizationId: string; clientId: string },
): Promise<number[]> {
  const rows = await trx
    .selectFrom('periods')
    .select('id')
    .where('organization_id', '=', organizationId)
    .where('client_id', '=', clientId)
    .where(hasRecords())
    .execute();
  return rows.map(({ id }) => id);
}

/** The first period of a payroll that begins after a day and has something captured or calculated, or is finalised. */
export async function findCaptureAfter(
  trx: TenantTransaction,
  { organizationId, paysheetId }: { organizationId: string; paysheetId: number },
  day: string,
): Promise<string | undefined> {
  const candidate = await trx
    .selectFrom('periods')
    .select('mes')
    .where('organization_id', '=', organizationId)
    .where('paysheet_id', '=', paysheetId)
    .where('initial_date', '>', day)
    .where((eb) => eb.or([eb('estatus', '=', 'Finalizada'), hasRecords(CONTENT)]))
    .orderBy('initial_date')
    .limit(1)
    .executeTakeFirst();
  return candidate?.mes;
}

/** Replaces the periods of a year, of which none may have records. */
export async function replaceCalendar(
  trx: TenantTransaction,
  { organizationId, paysheetId, processId, year, clientId }: CalendarOf & { clientId: string },
  periods: readonly PayrollPeriod[],
): Promise<void> {
  await trx
    .deleteFrom('periods')
    .where('organization_id', '=', organizationId)
    .where('paysheet_id', '=', paysheetId)
    .where('process_id', '=', processId)
    .where('calendar', '=', year)
    .execute();
  await trx
    .insertInto('periods')
    .values(
      periods.map((period) => ({
        organization_id: organizationId,
        client_id: clientId,
        paysheet_id: paysheetId,
        process_id: processId,
        ...period,
      })),
    )
    .execute();
}

const PERIOD_FIELDS = ['mes', 'initial_date', 'end_date', 'payment_date', 'incidence_close_date'] as const;
export type PeriodFields = Pick<CalendarPeriod, (typeof PERIOD_FIELDS)[number]>;
export type StoredPeriod = PeriodFields & {
  id: number;
  client_id: string;
  paysheet_id: number;
  process_id: number;
  captured: boolean;
};

/** Locked until the transaction ends. */
export function lockPeriod(
  trx: TenantTransaction,
  { organizationId, periodId }: { organizationId: string; periodId: number },
): Promise<StoredPeriod | undefined> {
  return trx
    .selectFrom('periods')
    .select(['id', 'client_id', 'paysheet_id', 'process_id', ...PERIOD_FIELDS, hasRecords().as('captured')])
    .where('organization_id', '=', organizationId)
    .where('id', '=', periodId)
    .forUpdate()
    .executeTakeFirst();
}

/** Whether a period of another year of the payroll's process has one of these days. */
export async function overlapsOtherYear(
  trx: TenantTransaction,
  { organizationId, paysheetId, processId, year }: CalendarOf,
  { from, to }: { from: string; to: string },
): Promise<boolean> {
  const stored = await trx
    .selectFrom('periods')
    .select('id')
    .where('organization_id', '=', organizationId)
    .where('paysheet_id', '=', paysheetId)
    .where('process_id', '=', processId)
    .where('calendar', '<>', year)
    .where('initial_date', '<=', to)
    .where('end_date', '>=', from)
    .limit(1)
    .executeTakeFirst();
  return stored !== undefined;
}

/** Whether another period of the payroll's process has one of these days. */
export async function overlapsPeriod(
  trx: TenantTransaction,
  organizationId: string,
  period: Pick<StoredPeriod, 'id' | 'paysheet_id' | 'process_id' | 'initial_date' | 'end_date'>,
): Promise<boolean> {
  const match = await trx
    .selectFrom('periods')
    .select('id')
    .where('organization_id', '=', organizationId)
    .where('paysheet_id', '=', period.paysheet_id)
    .where('process_id', '=', period.process_id)
    .where('id', '<>', period.id)
    .where('initial_date', '<=', period.end_date)
    .where('end_date', '>=', period.initial_date)
    .limit(1)
    .executeTakeFirst();
  return match !== undefined;
}

export async function updatePeriod(
  trx: TenantTransaction,
  { organizationId, periodId }: { organizationId: string; periodId: number },
  fields: PeriodFields,
): Promise<void> {
  await trx
    .updateTable('periods')
    .set(fields)
    .where('organization_id', '=', organizationId)
    .where('id', '=', periodId)
    .execute();
}

/** One more of the year, after the last number. */
export async function insertPeriod(
  trx: TenantTransaction,
  { organizationId, clientId, paysheetId, processId, year }: CalendarOf & { clientId: string },
  period: PeriodFields & { month: number },
): Promise<number> {
  const { last } = await trx
    .selectFrom('periods')
    .select(({ fn }) => fn.max('number').as('last'))
    .where('organization_id', '=', organizationId)
    .where('paysheet_id', '=', paysheetId)
    .where('process_id', '=', processId)
    .where('calendar', '=', year)
    .executeTakeFirstOrThrow();
  const { id } = await trx
    .insertInto('periods')
    .values({
      ...{ organization_id: organizationId, client_id: clientId, paysheet_id: paysheetId },
      ...{ process_id: processId, calendar: year, number: (last ?? 0) + 1, ...period },
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

export async function deletePeriod(
  trx: TenantTransaction,
  { organizationId, periodId }: { organizationId: string; periodId: number },
): Promise<void> {
  await trx
    .deleteFrom('periods')
    .where('organization_id', '=', organizationId)
    .where('id', '=', periodId)
    .execute();
}

export type StoredPlan = Pick<CalendarPlan, 'first_day' | 'payment_days' | 'close_days' | 'early_close'>;

export async function findCalendarPlan(
  trx: TenantTransaction,
  { organizationId, paysheetId, processId, year }: CalendarOf,
): Promise<StoredPlan | null> {
  const result = await trx
    .selectFrom('calendar_plans')
    .select(['first_day', 'payment_days', 'close_days', 'early_close'])
    .where('organization_id', '=', organizationId)
    .where('paysheet_id', '=', paysheetId)
    .where('process_id', '=', processId)
    .where('calendar', '=', year)
    .executeTakeFirst();
  return result ?? null;
}

export async function keepCalendarPlan(
  trx: TenantTransaction,
  { organizationId, clientId, paysheetId, processId, year }: CalendarOf & { clientId: string },
  { first_day, payment_days, close_days, early_close }: StoredPlan,
): Promise<void> {
  const plan = { first_day, payment_days, close_days, early_close };
  await trx
    .insertInto('calendar_plans')
    .values({
      ...{ organization_id: organizationId, client_id: clientId, paysheet_id: paysheetId },
      ...{ process_id: processId, calendar: year, ...plan },
    })
    .onConflict((conflict) =>
      conflict.columns(['organization_id', 'paysheet_id', 'process_id', 'calendar']).doUpdateSet(plan),
    )
    .execute();
}

/** Whether periods may belong to the process. */
export async function isProcessOfPeriods(
  trx: TenantTransaction,
  { organizationId, processId }: { organizationId: string; processId: number },
): Promise<boolean> {
  const known = await trx
    .selectFrom('processes')
    .select('id')
    .where('organization_id', '=', organizationId)
    .where('id', '=', processId)
    .where('kind', '=', 'periodo')
    .executeTakeFirst();
  return known !== undefined;
}
