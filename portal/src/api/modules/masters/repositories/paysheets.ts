/** Payrolls and what belongs to them; row level security hides those of clients that the person does not have. */
import type { PaysheetChoice, PeriodChoice } from '@lienzo/schema/api/master-endpoints';
import type { TenantTransaction } from '../../../platform/database/in-tenant.ts';

export type Paysheet = PaysheetChoice & { client_id: string };

export function listPaysheets(
  trx: TenantTransaction,
  { organizationId, clientId }: { organizationId: string; clientId: string },
): Promise<PaysheetChoice[]> {
  return trx
    .selectFrom('paysheets')
    .select(['id', 'id_humansite', 'paysheet', 'periodicity'])
    .where('organization_id', '=', organizationId)
    .where('client_id', '=', clientId)
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
    .select(['id', 'client_id', 'id_humansite', 'paysheet', 'periodicity'])
    .where('organization_id', '=', organizationId)
    .where('id', '=', paysheetId)
    .$if(clientId !== undefined, (query) => query.where('client_id', '=', clientId ?? ''))
    .executeTakeFirst();
}

export function listPeriods(
  trx: TenantTransaction,
  scope: { organizationId: string; paysheetId: number; processId: number; year: number },
): Promise<PeriodChoice[]> {
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
): Promise<{ id: number; code: string; cost_center: string }[]> {
  return trx
    .selectFrom('cost_centers')
    .select(['id', 'code', 'cost_center'])
    .where('organization_id', '=', organizationId)
    .where('paysheet_id', '=', paysheetId)
    .orderBy('code')
    .execute();
}
