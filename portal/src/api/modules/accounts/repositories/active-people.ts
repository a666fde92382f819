import type { Role } from '@lienzo/schema/api/endpoint';
import { sql } from 'kysely';
import type { TenantTransaction } from '../../../platform/database/in-tenant.ts';

export type ActivePerson = {
  id: string;
  name: string;
  mail: string;
  role: Role;
  clientId: string | null;
  /** Its name, as far as the transaction sees the client; null for the bureau's own people. */
  client: string | null;
};

/** Active people of an organization, those of clients only as far as the transaction sees the client; by name. */
export function listActivePeople(trx: TenantTransaction, organizationId: string): Promise<ActivePerson[]> {
  return active(trx, organizationId)
    .where(({ or, eb, selectFrom }) =>
      or([
        eb('client_id', 'is', null),
        eb(
          'client_id',
          'in',
          selectFrom('clients').select('clients.id').where('clients.organization_id', '=', organizationId),
        ),
      ]),
    )
    .where('role', '<>', 'SuperAdmin')
    .orderBy('name')
    .orderBy('id')
    .limit(5000)
    .execute();
}

/** The active ones among these people and those of these roles. */
export async function findActivePeople(
  trx: TenantTransaction,
  organizationId: string,
  { ids, roles }: { ids: readonly string[]; roles: readonly Role[] },
): Promise<ActivePerson[]> {
  return active(trx, organizationId)
    .where(sql<boolean>`(id = any (${ids}::uuid[]) or role = any (${roles}::text[]))`)
    .orderBy('id')
    .execute();
}

const active = (trx: TenantTransaction, organizationId: string) =>
  trx
    .selectFrom('users')
    .select(['id', 'name', 'mail', 'role', 'client_id as clientId'])
    .select(({ selectFrom }) =>
      selectFrom('clients')
        .select('clients.name')
        .whereRef('clients.organization_id', '=', 'users.organization_id')
        .whereRef('clients.id', '=', 'users.client_id')
        .as('client'),
    )
    .where('organization_id', '=', organizationId)
    .where('active', '=', 'true');
