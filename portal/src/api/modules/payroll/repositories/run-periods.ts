/** The periods that runs belong to. */
import { sql } from 'kysely';
import type { TenantTransaction } from '../../../platform/database/in-tenant.ts';

export type RunPeriod = {
  organization_id: string;
  id: number;
  client_id: string;
  paysheet_id: number;
  process_id: number;
  /** Its key: ORD, FIN… */
  process: string;
  id_humansite: string;
  paysheet: string;
  mes: string;
  calendar: number;
  initial_date: string;
  end_date: string;
  payment_date: string;
  estatus: 'Abierta' | 'Finalizada';
  /** Whether whoever reads it was given the authorisation of the client's payrolls; of administrators nobody asks. */
  authorizes: boolean;
};

const periods = (trx: TenantTransaction, organizationId: string) =>
  trx
    .selectFrom('periods')
    .innerJoin('paysheets', (join) =>
      join
        .onRef('paysheets.organization_id', '=', 'periods.organization_id')
        .onRef('paysheets.id', '=', 'periods.paysheet_id'),
    )
    .innerJoin('processes', (join) =>
      join
        .onRef('processes.organization_id', '=', 'periods.organization_id')
        .onRef('processes.id', '=', 'periods.process_id'),
    )
    .select([
      'periods.organization_id',
      'periods.id',
      'periods.client_id',
      'periods.paysheet_id',
      'periods.process_id',
      'processes.process',
      'paysheets.id_humansite',
      'paysheets.paysheet',
      'periods.mes',
      'periods.calendar',
      'periods.initial_date',
      'periods.end_date',
      'periods.payment_date',
      'periods.estatus',
    ])
    .select(
      sql<boolean>`exists (
        select from user_clients
        where user_clients.organization_id = periods.organization_id and user_clients.client_id = periods.client_id
          and user_clients.user_id = (select nullif(current_setting('app.user_id', true), '')::uuid)
          and user_clients.authorizes
      )`.as('authorizes'),
    )
    .where('periods.organization_id', '=', organizationId);

export const findRunPeriod = (
  trx: TenantTransaction,
  organizationId: string,
  periodId: number,
): Promise<RunPeriod | undefined> =>
  periods(trx, organizationId).where('periods.id', '=', periodId).executeTakeFirst();

/** The first period of a period's payroll, process and year. */
export const findFirstPeriod = (
  trx: TenantTransaction,
  organizationId: string,
  { paysheet_id, process_id, calendar }: RunPeriod,
): Promise<RunPeriod> =>
  periods(trx, organizationId)
    .where('periods.paysheet_id', '=', paysheet_id)
    .where('periods.process_id', '=', process_id)
    .where('periods.calendar', '=', calendar)
    .orderBy('periods.number')
    .limit(1)
    .executeTakeFirstOrThrow();

/** Those that are unknown are missing. */
export const listRunPeriods = (
  trx: TenantTransaction,
  organizationId: string,
  periodIds: readonly number[],
): Promise<RunPeriod[]> =>
  periods(trx, organizationId)
    .where('periods.id', 'in', [...periodIds])
    .execute();

/** The periods of payrolls with the process and the dates of one of them, in the payrolls' order. */
export function listSamePeriods(
  trx: TenantTransaction,
  organizationId: string,
  period: RunPeriod,
  paysheetIds: readonly number[],
): Promise<RunPeriod[]> {
  return periods(trx, organizationId)
    .where('periods.client_id', '=', period.client_id)
    .where('periods.paysheet_id', 'in', [...paysheetIds])
    .where('periods.process_id', '=', period.process_id)
    .where('periods.initial_date', '=', period.initial_date)
    .where('periods.end_date', '=', period.end_date)
    .orderBy('paysheets.id_humansite')
    .execute();
}

/** Payrolls by id, with their names; those that are unknown are missing. */
export async function listPayrollNames(
  trx: TenantTransaction,
  organizationId: string,
  paysheetIds: readonly number[],
): Promise<Map<number, { client_id: string; id_humansite: string; paysheet: string }>> {
  const rows = await trx
    .selectFrom('paysheets')
    .select(['id', 'client_id', 'id_humansite', 'paysheet'])
    .where('organization_id', '=', organizationId)
    .where('id', 'in', [...paysheetIds])
    .execute();
  return new Map(rows.map(({ id, ...row }) => [id, row]));
}

/** Keeps two calculations, or a calculation and a closing, of one period apart until the transaction ends. */
export async function lockRunPeriod(
  trx: TenantTransaction,
  organizationId: string,
  periodId: number,
): Promise<void> {
  await sql`
    select from periods where organization_id = ${organizationId}::uuid and id = ${periodId} for no key update
  `.execute(trx);
}
