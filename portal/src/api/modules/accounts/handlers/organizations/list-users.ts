import type { organization_users } from '@lienzo/schema/api/account-endpoints';
import { inOperator } from '../../../../platform/database/in-operator.ts';
import { inTenant } from '../../../../platform/database/in-tenant.ts';
import { canEditUser } from '../../policy.ts';
import { listCollaborators } from '../../repositories/users.ts';
import type { Handler } from '../../services.ts';

export const listUsers: Handler<typeof organization_users> = async ({ caller, services }) => {
  const people =
    caller.role === 'SuperAdmin'
      ? await inOperator(services.db, caller, listCollaborators)
      : await inTenant(services.db, caller, listCollaborators);
  return people.map((person) => ({
    ...person,
    can: { edit: canEditUser(caller, { ...person, role: person.roleName }) },
  }));
};
