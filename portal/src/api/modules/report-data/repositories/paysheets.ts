/** Payrolls that a schedule can follow. */
import { sql } from 'kysely';
import type { TenantTransaction } from '../../../platform/database/in-tenant.ts';

type Paysheet = { id: number; name: string };

const rows = (trx: TenantTransaction, organizationId: string) =>
  trx
    .selectFrom('paysheets')
    .innerJoin('clients', (join) =>
      join
        .onRef('clients.organization_id', '=', 'paysheets.organization_id')
        .onRef('clients.id', '=', 'paysheets.client_id'),
    )
    .select(['paysheets.id', sql<string>`paysheets.paysheet || ' · ' || clients.name`.as('name')])
    .where('paysheets.organization_id', '=', organizationId);

/** @returns undefined for one that does not exist and one that the transaction does not see alike. */
export const findPaysheet = (
  trx: TenantTransaction,
  organizationId: string,
  id: number,
): Promise<Paysheet | undefined> =>
  rows(trx, organizationId).where('paysheets.id', '=', id).executeTakeFirst();

/** By name, with the days from one on, on which the captures of their periods close. */
export async function listPaysheets(
  trx: TenantTransaction,
  organizationId: string,
  from: string,
): Promise<(Paysheet & { closings: string[] })[]> {
  const paysheets = await rows(trx, organizationId).orderBy('name').limit(1000).execute();
  const closings = await trx
    .selectFrom('periods')
    .select(['paysheet_id', 'incidence_close_date'])
    .distinct()
    .where('organization_id', '=', organizationId)
    .where('incidence_close_date', '>=', from)
    .orderBy('incidence_close_date')
    .limit(20_000)
    .execute();
  const byPaysheet = Map.groupBy(closings, ({ paysheet_id }) => paysheet_id);
  return paysheets.map((paysheet) => ({
    ...paysheet,
    closings: (byPaysheet.get(paysheet.id) ?? []).flatMap(({ incidence_close_date: day }) =>
      day === null ? [] : [day],
    ),
  }));
}
