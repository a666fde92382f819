/** The data of the home screen besides notices and downloads. */
import { type SqlBool, sql } from 'kysely';
import type { TenantTransaction } from '../../../platform/database/in-tenant.ts';
import { isServed } from '../../masters/masters.ts';

/**
 * Open periods that have begun: first what closes next, then what has closed already, the latest first. Without a date of
 * its own a capture closes with its period.
 */
export function listOpenPeriods(
  trx: TenantTransaction,
  organizationId: string,
  { today, limit }: { today: string; limit: number },
) {
  const closes = sql<string>`coalesce(periods.incidence_close_date, periods.end_date)`;
  return trx
    .selectFrom('periods')
    .innerJoin('paysheets', (join) =>
      join
        .onRef('paysheets.organization_id', '=', 'periods.organization_id')
        .onRef('paysheets.id', '=', 'periods.paysheet_id'),
    )
    .innerJoin('clients', (join) =>
      join
        .onRef('clients.organization_id', '=', 'periods.organization_id')
        .onRef('clients.id', '=', 'periods.client_id'),
    )
    .select([
      'periods.id',
      'periods.client_id',
      'periods.paysheet_id',
      'periods.process_id',
      'periods.calendar',
      'clients.name as client',
      'paysheets.paysheet',
      'periods.mes',
      'periods.number',
      'periods.initial_date',
      'periods.end_date',
      'periods.payment_date',
      closes.as('incidence_close_date'),
    ])
    .where('periods.organization_id', '=', organizationId)
    .where('periods.estatus', '=', 'Abierta')
    .where('periods.initial_date', '<=', today)
    .where(isServed)
    .orderBy(sql`${closes} < ${today}::date`)
    .orderBy(sql`abs(${closes} - ${today}::date)`)
    .orderBy('clients.name')
    .orderBy('periods.id')
    .limit(limit)
    .execute();
}

/** Latest history entries that are searched for recent folders. */
const LAST_ENTRIES = 500;

/** The folders with the most recent events; including deleted ones. */
export async function listRecentFolders(
  trx: TenantTransaction,
  { organizationId, clientId }: { organizationId: string; clientId: string | null },
  limit: number,
): Promise<{ id: string; at: string }[]> {
  const last = trx
    .selectFrom('activities')
    .select(['id', 'folder_id', 'at'])
    .where('organization_id', '=', organizationId)
    .$if(clientId !== null, (query) => query.where(sql<SqlBool>`client_id = ${clientId}`))
    .orderBy('id', 'desc')
    .limit(LAST_ENTRIES);
  return trx
    .selectFrom(last.as('last'))
    .select(['last.folder_id as id', sql<string>`max(last.at)`.as('at')])
    .groupBy('last.folder_id')
    .orderBy(sql`max(last.id)`, 'desc')
    .limit(limit)
    .execute();
}

/** Which of these reports (by number, as text) exist. */
export async function activeReports(
  trx: TenantTransaction,
  organizationId: string,
  ids: string[],
): Promise<Set<string>> {
  if (ids.length === 0) return new Set();
  const rows = await trx
    .selectFrom('reports')
    .select('id')
    .where('organization_id', '=', organizationId)
    .where(sql<SqlBool>`id::text = any (${ids}::text[])`)
    .where('deleted_at', 'is', null)
    .execute();
  return new Set(rows.map(({ id }) => String(id)));
}
