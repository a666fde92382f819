import type { Role } from '@lienzo/schema/api/endpoint';
import type { TenantTransaction } from '../../../platform/database/in-tenant.ts';

type ListedPerson = {
  id: string;
  name: string;
  mail: string;
  role: Role;
  organization_id: string;
  organization: string;
};

/** Everybody of the organizations visible to the transaction, users of clients too; with `userId` that one alone. */
export function listPeople(trx: TenantTransaction, userId?: string): Promise<ListedPerson[]> {
  return trx
    .selectFrom('users')
    .innerJoin('organizations', 'organizations.id', 'users.organization_id')
    .select([
      'users.id',
      'users.name',
      'users.mail',
      'users.role',
      'users.organization_id',
      'organizations.name as organization',
    ])
    .where('users.active', '<>', 'D')
    .$if(userId !== undefined, (query) => query.where('users.id', '=', userId ?? ''))
    .orderBy('users.name')
    .orderBy('users.id')
    .execute();
}
