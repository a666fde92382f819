import type { change_user_role } from '@lienzo/schema/api/account-endpoints';
import { assignModulesOfRole } from '../../database/repositories/modules.ts';
import { endSessionsOfUser } from '../../database/repositories/sessions.ts';
import { replaceClientsOfUser, updateUser } from '../../database/repositories/users.ts';
import type { Handler } from '../../http/handler.ts';
import { keepAnAdmin } from '../account/keep-an-admin.ts';
import { withEditedUser } from '../account/with-edited-user.ts';

/** Screens and clients follow the role: an Admin has no clients of their own, so an Ejecutivo begins with none. */
export const changeUserRole: Handler<typeof change_user_role> = async ({ body, caller, services }) => {
  await withEditedUser({ caller, services }, body.user_id, async (trx, person) => {
    if (person.role === body.role_enum) return;
    const of = { organizationId: person.organization_id, userId: person.id };
    await keepAnAdmin(trx, person);
    await updateUser(trx, of, { role: body.role_enum });
    await replaceClientsOfUser(trx, of, []);
    await assignModulesOfRole(trx, of);
    await endSessionsOfUser(trx, of);
  });
  return {};
};
