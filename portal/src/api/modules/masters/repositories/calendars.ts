/** The periods of a payroll. */
import type { CalendarPeriod } from '@lienzo/schema/api/paysheet-endpoints';
import type { PayrollPeriod } from '@lienzo/schema/payroll/payroll-calendar';
import { type RawBuilder, sql } from 'kysely';
import type { TenantTransaction } from '../../../platform/database/in-tenant.ts';

export type CalendarOf = { organizationId: string; paysheetId: number; processId: number; year: number };

/** What is captured or calculated in a period. */
const RECORDS = [
  'incidents',
  'extra_hours',
  'disabilities',
  'disability_certificates',
  'overtime_days',
  'capture_states',
  'capture_versions',
  'capture_changes',
  'payroll_results',
];

/** Whether a row of `periods` has records. */
const hasRecords = (): RawBuilder<boolean> =>
  sql<boolean>`(${sql.join(
    RECORDS.map(
      (table) => sql`exists (
        select 1 from ${sql.table(table)} record
        where record.organization_id = periods.organization_id and record.period_id = periods.id
      )`,
    ),
    sql` or `,
  )})`;

export function listCalendar(trx: TenantTransaction, of: CalendarOf): Promise<CalendarPeriod[]> {
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
    .where('organization_id', '=', of.organizationId)
    .where('paysheet_id', '=', of.paysheetId)
    .where('process_id', '=', of.processId)
    .where('calendar', '=', of.year)
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

/** Whether another period of the payroll's process has one of these days. */
export async function overlapsPeriod(
  trx: TenantTransaction,
  organizationId: string,
  period: Pick<StoredPeriod, 'id' | 'paysheet_id' | 'process_id' | 'initial_date' | 'end_date'>,
): Promise<boolean> {
  const found = await trx
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
  return found !== undefined;
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

/** Whether periods may belong to the process. */
export async function isProcessOfPeriods(
  trx: TenantTransaction,
  { organizationId, processId }: { organizationId: string; processId: number },
): Promise<boolean> {
  const found = await trx
    .selectFrom('processes')
    .select('id')
    .where('organization_id', '=', organizationId)
    .where('id', '=', processId)
    .where('kind', '=', 'periodo')
    .executeTakeFirst();
  return found !== undefined;
}
