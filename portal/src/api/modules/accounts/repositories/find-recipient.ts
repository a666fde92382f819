import { sql } from 'kysely';
import type { TenantTransaction } from '../../../platform/database/in-tenant.ts';

/** The active user of the organization with a mail, if they may see a client's items (null: no client's). */
export async function findRecipient(
  trx: TenantTransaction,
  organizationId: string,
  { mail, clientId }: { mail: string; clientId: string | null },
): Promise<string | undefined> {
  const { rows } = await sql<{ id: string }>`
    select id from users
    where organization_id = ${organizationId} and lower(mail) = lower(${mail}) and active = 'true'
      and case role
        when 'client' then client_id = ${clientId}::uuid
        when 'Ejecutivo' then ${clientId}::uuid is null or exists (
          select from user_clients
          where user_clients.organization_id = users.organization_id
            and user_clients.user_id = users.id and user_clients.client_id = ${clientId}::uuid
        )
        else true
      end
  `.execute(trx);
  return rows[0]?.id;
}
