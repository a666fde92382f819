/** The client companies visible to a user; row level security hides the others. */
import type { ClientSummary } from '@lienzo/schema/accounts/client-endpoints';
import { sql } from 'kysely';
import type { TenantTransaction } from '../../../platform/database/in-tenant.ts';

export function listClients(
  trx: TenantTransaction,
  organizationId: string,
): Promise<{ id: string; name: string }[]> {
  return trx
    .selectFrom('clients')
    .select(['id', 'name'])
    .where('organization_id', '=', organizationId)
    .orderBy('name')
    .orderBy('id')
    .execute();
}

/**
 * The visible clients with their figures, by name. Deleted users are not counted; the bytes are those of the current
 * versions of files, the bin's too.
 */
export async function listClientFigures(
  trx: TenantTransaction,
  organizationId: string,
): Promise<Omit<ClientSummary, 'can'>[]> {
  const { rows } = await sql<Omit<ClientSummary, 'can'>>`
    select clients.id, clients.name, clients.creation_date, clients.id_directory,
      coalesce(people.total, 0) as total_users, coalesce(files.bytes, 0)::bigint as total_space
    from clients
    left join (
      select client_id, count(*) as total from users
      where organization_id = ${organizationId} and active <> 'D' and client_id is not null
      group by client_id
    ) as people on people.client_id = clients.id
    left join (
      select client_id, sum(size) as bytes from file_system
      where organization_id = ${organizationId} and client_id is not null and fs_type = 'FILE'
      group by client_id
    ) as files on files.client_id = clients.id
    where clients.organization_id = ${organizationId}
    order by clients.name, clients.id
  `.execute(trx);
  return rows;
}

/**
 * Adds a client, today unless told.
 * @returns its id. @throws a unique violation of `clients_name` when another client has it.
 */
export async function insertClient(
  trx: TenantTransaction,
  organizationId: string,
  client: {
    name: string;
    representante_legal: string;
    domicilio: string;
    rfc: string;
    rfc_representante: string;
    id?: string;
    creation_date?: string;
  },
): Promise<string> {
  const { id } = await trx
    .insertInto('clients')
    .values({ organization_id: organizationId, ...client })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

export type ClientFacts = {
  representante_legal: string;
  domicilio: string;
  rfc: string;
  rfc_representante: string;
};

export function findClientFacts(
  trx: TenantTransaction,
  { organizationId, clientId }: { organizationId: string; clientId: string },
): Promise<({ id: string; name: string } & ClientFacts) | undefined> {
  return trx
    .selectFrom('clients')
    .select(['id', 'name', 'representante_legal', 'domicilio', 'rfc', 'rfc_representante'])
    .where('organization_id', '=', organizationId)
    .where('id', '=', clientId)
    .executeTakeFirst();
}

/**
 * Changes some fields of a client.
 * @returns whether it exists. @throws a unique violation of `clients_name` when another client has the name.
 */
export async function updateClient(
  trx: TenantTransaction,
  { organizationId, clientId }: { organizationId: string; clientId: string },
  changes: { name?: string; id_directory?: string; url_path?: string } & Partial<ClientFacts>,
): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable('clients')
    .set(changes)
    .where('organization_id', '=', organizationId)
    .where('id', '=', clientId)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** How many of these ids are clients of the organization. */
export async function countClients(
  trx: TenantTransaction,
  organizationId: string,
  ids: string[],
): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*) as count from clients
    where organization_id = ${organizationId} and id = any (${ids}::uuid[])
  `.execute(trx);
  return rows[0]?.count ?? 0;
}
