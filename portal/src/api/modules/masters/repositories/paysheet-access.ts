/** Who sees a payroll beside the bureau's administrators. */
import type { PaysheetPerson } from '@lienzo/schema/masters/paysheet-endpoints';
import { sql } from 'kysely';
import type { TenantTransaction } from '../../../platform/database/in-tenant.ts';

type OfPaysheet = { organizationId: string; paysheetId: number };
export type PaysheetAccess = { confidential: boolean; people: PaysheetPerson[] };

/** With everybody to whom the payroll could be assigned, by name. */
export async function findPaysheetAccess(
  trx: TenantTransaction,
  { organizationId, paysheetId }: OfPaysheet,
): Promise<PaysheetAccess | undefined> {
  const paysheet = await trx
    .selectFrom('paysheets')
    .select(['confidential', 'client_id'])
    .where('organization_id', '=', organizationId)
    .where('id', '=', paysheetId)
    .executeTakeFirst();
  if (paysheet === undefined) return undefined;
  const { rows } = await sql<PaysheetPerson>`
    select users.id, users.name, users.mail, users.role, users.sees_paysheets as sees_open, exists (
      select from paysheet_people as own
      where own.organization_id = users.organization_id and own.user_id = users.id and own.paysheet_id = ${paysheetId}
    ) as assigned
    from users
    where users.organization_id = ${organizationId} and users.active = 'true' and case users.role
      when 'client' then users.client_id = ${paysheet.client_id}::uuid
      when 'Ejecutivo' then exists (
        select from user_clients
        where user_clients.organization_id = users.organization_id and user_clients.user_id = users.id
          and user_clients.client_id = ${paysheet.client_id}::uuid
      )
      else false
    end
    order by users.name, users.id
  `.execute(trx);
  return { confidential: paysheet.confidential, people: rows };
}

/** @param access `people`: the ids of those to whom it is assigned from now on. */
export async function replacePaysheetAccess(
  trx: TenantTransaction,
  { organizationId, paysheetId, clientId }: OfPaysheet & { clientId: string },
  { confidential, people }: { confidential: boolean; people: readonly string[] },
): Promise<void> {
  await trx
    .deleteFrom('paysheet_people')
    .where('organization_id', '=', organizationId)
    .where('paysheet_id', '=', paysheetId)
    .where(sql<boolean>`user_id <> all (${people}::uuid[])`)
    .execute();
  if (people.length > 0)
    await trx
      .insertInto('paysheet_people')
      .values(
        people.map((user_id) => ({
          ...{ organization_id: organizationId, client_id: clientId, paysheet_id: paysheetId, user_id },
        })),
      )
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  // Afterwards: a trigger notes who no longer sees it.
  await trx
    .updateTable('paysheets')
    .set({ confidential })
    .where('organization_id', '=', organizationId)
    .where('id', '=', paysheetId)
    .execute();
}
