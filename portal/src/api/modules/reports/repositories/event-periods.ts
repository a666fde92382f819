/** The periods of payrolls that events are about, as far as the transaction sees them. */
import type { EventWhen } from '@lienzo/schema/reports/schedule-when';
import { sql } from 'kysely';
import type { TenantTransaction } from '../../../platform/database/in-tenant.ts';
import { findParameterRow } from '../../report-data/report-data.ts';

type Scope = { client_id: string; paysheet_id: number; period_id: number };
/** A period, and what it is called together with its payroll. */
export type EventPeriod = { place: Scope; words: string };

/** @returns undefined for one that does not exist and one that the transaction does not see alike. */
export async function findEventPeriod(
  trx: TenantTransaction,
  organizationId: string,
  periodId: number,
): Promise<EventPeriod | undefined> {
  const scope = await trx
    .selectFrom('periods')
    .select(['client_id', 'paysheet_id', 'id as period_id'])
    .where('organization_id', '=', organizationId)
    .where('id', '=', periodId)
    .executeTakeFirst();
  if (scope === undefined) return undefined;
  const row = await findParameterRow(trx, 'periodo', String(periodId), { organizationId });
  return row && { place: scope, words: `${row.detalle}, ${row.etiqueta}` };
}

/** The last period that was finalised of what a schedule follows; the last one that began where none was. */
export async function latestPeriod(
  trx: TenantTransaction,
  organizationId: string,
  { paysheet_id, client_id }: Pick<EventWhen, 'paysheet_id' | 'client_id'>,
): Promise<EventPeriod | undefined> {
  const stored = await trx
    .selectFrom('periods')
    .select('id')
    .where('organization_id', '=', organizationId)
    .$if(paysheet_id !== null, (query) => query.where('paysheet_id', '=', paysheet_id ?? 0))
    .$if(client_id !== null, (query) => query.where('client_id', '=', client_id ?? ''))
    .orderBy(sql`estatus = 'Finalizada'`, 'desc')
    .orderBy(sql`initial_date > now()::date`)
    .orderBy('initial_date', 'desc')
    .orderBy('id')
    .limit(1)
    .executeTakeFirst();
  return stored && findEventPeriod(trx, organizationId, stored.id);
}
