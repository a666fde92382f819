/** Who of a client's active people has an NSS, CURP or RFC. Who leaves on a later day is active until then. */
import type { SamePerson } from '@lienzo/schema/masters/identity';
import { IDENTITY_FIELDS, type IdentityKeys } from '@lienzo/schema/payroll/person-keys';
import { todayInMexico } from '@lienzo/schema/payroll/plain-date';
import { sql } from 'kysely';
import type { TenantTransaction } from '../../../platform/database/in-tenant.ts';

type OfClient = { organizationId: string; clientId: string };

/** Others that hire or change people of the client wait until the transaction ends. */
export async function lockPeople(
  trx: TenantTransaction,
  { organizationId, clientId }: OfClient,
): Promise<void> {
  await trx
    .selectFrom('paysheets')
    .select('id')
    .where('organization_id', '=', organizationId)
    .where('client_id', '=', clientId)
    .orderBy('id')
    .forNoKeyUpdate()
    .execute();
}

type Requested = OfClient & {
  paysheetId: number;
  keys: IdentityKeys;
  /** Who is not looked for: the person themselves. */
  except: number | undefined;
};

/** By their ids. */
export async function findSamePeople(
  trx: TenantTransaction,
  { organizationId, clientId, paysheetId, keys, except = 0 }: Requested,
): Promise<SamePerson[]> {
  const requested = IDENTITY_FIELDS.filter((field) => keys[field] !== null);
  if (requested.length === 0) return [];
  const today = todayInMexico();
  const matches = requested.map(
    (field) => sql`
      select id, ${field}::text as field from employees
      where organization_id = ${organizationId} and client_id = ${clientId}
        and ${sql.ref(`${field}_key`)} = ${keys[field]} 
        and (estatus = 'A' or termination_date >= ${today}) and id <> ${except}`,
  );
  const { rows } = await sql<SamePerson>`
    select employees.id, human_id, employees.name, id_humansite, paysheet_id = ${paysheetId} as same_paysheet, match.by
    from (
      select id, array_agg(field order by field desc) as by from (${sql.join(matches, sql` union all `)}) one group by id
    ) match
    join employees on employees.organization_id = ${organizationId} and employees.id = match.id
    join paysheets on paysheets.organization_id = employees.organization_id and paysheets.id = paysheet_id
    order by employees.id
  `.execute(trx);
  return rows;
}
