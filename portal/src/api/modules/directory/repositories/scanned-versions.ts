/** Versions blocked by the antivirus, and who is notified. */
import type { Role } from '@lienzo/schema/api/endpoint';
import { sql } from 'kysely';
import type { TenantTransaction } from '../../../platform/database/in-tenant.ts';

export type ScannedVersion = {
  file: string;
  folder: string;
  folder_id: string;
  client_id: string | null;
  number: number;
  /** null: the program itself put it there. */
  uploader_id: string | null;
  uploader: string | null;
};

/** The path and the uploader of a version, including items in the bin. */
export async function findScannedVersion(
  trx: TenantTransaction,
  organizationId: string,
  versionId: string,
): Promise<ScannedVersion | undefined> {
  const { rows } = await sql<ScannedVersion>`
    select item.name as file, folder.name as folder, folder.id as folder_id, item.client_id, version.number,
      version.created_by as uploader_id, users.name as uploader
    from file_versions version
    join file_system item on item.organization_id = version.organization_id and item.id = version.file_id
    join file_system folder on folder.organization_id = item.organization_id and folder.id = item.parent_id
    left join users on users.organization_id = version.organization_id and users.id = version.created_by
    where version.organization_id = ${organizationId} and version.id = ${versionId}
  `.execute(trx);
  return rows[0];
}

/** The active Admins, and the uploader as long as they may see the client's items (null: no client's). */
export async function listPeopleToWarn(
  trx: TenantTransaction,
  organizationId: string,
  { clientId, uploaderId }: { clientId: string | null; uploaderId: string | null },
): Promise<{ id: string; role: Role }[]> {
  const { rows } = await sql<{ id: string; role: Role }>`
    select id, role from users
    where organization_id = ${organizationId} and active = 'true'
      and case
        when role = 'Admin' then true
        when id is distinct from ${uploaderId}::uuid then false
        when role = 'client' then client_id = ${clientId}::uuid
        when role = 'Ejecutivo' then ${clientId}::uuid is null or exists (
          select from user_clients
          where user_clients.organization_id = users.organization_id
            and user_clients.user_id = users.id and user_clients.client_id = ${clientId}::uuid
        )
        else true
      end
    order by id
  `.execute(trx);
  return rows;
}
