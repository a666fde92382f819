import type { change_user_role } from '@lienzo/schema/api/account-endpoints';
import { endSessions } from '../../audit/end-sessions.ts';
import { originOf } from '../../audit/origin-of.ts';
import { insertAccountEvent } from '../../repositories/account-events.ts';
import { assignModulesOfRole } from '../../repositories/modules.ts';
import { replaceClientsOfUser, updateUser } from '../../repositories/users.ts';
import type { Handler } from '../../services.ts';
import { ensureAdminRemains } from '../people/ensure-admin-remains.ts';
import { withEditedUser } from '../people/with-edited-user.ts';

/** Screens and clients follow the role: an Admin has no clients of their own, so an Ejecutivo begins with none. */
export const changeUserRole: Handler<typeof change_user_role> = async ({
  body,
  caller,
  services,
  context,
}) => {
  const by = { actor: caller, origin: originOf(context, services) };
  await withEditedUser({ caller, services }, body.user_id, async (trx, person) => {
    if (person.role === body.role_enum) return;
    const organizationId = person.organization_id;
    const of = { organizationId, userId: person.id };
    await ensureAdminRemains(trx, person);
    await updateUser(trx, of, { role: body.role_enum });
    await replaceClientsOfUser(trx, of, []);
    await assignModulesOfRole(trx, of);
    const { role: from } = person;
    await insertAccountEvent(trx, {
      organizationId,
      kind: 'role_changed',
      person,
      from,
      to: body.role_enum,
      ...by,
    });
    await endSessions(trx, { organizationId, person }, by);
  });
  return {};
};
