import type { set_user_active } from '@lienzo/schema/api/account-endpoints';
import { voidPasswordLinks } from '../../database/repositories/password-links.ts';
import { endSessionsOfUser } from '../../database/repositories/sessions.ts';
import { updateUser } from '../../database/repositories/users.ts';
import type { Handler } from '../../http/handler.ts';
import { keepAnAdmin } from './keep-an-admin.ts';
import { withEditedUser } from './with-edited-user.ts';

/** 'D' is for good: the person is in no list any more and the mail is free for another account. */
export const setUserActive: Handler<typeof set_user_active> = async ({ body, caller, services }) => {
  await withEditedUser({ caller, services }, body.user_id, async (trx, person) => {
    const of = { organizationId: person.organization_id, userId: person.id };
    if (body.active === person.active) return;
    if (body.active !== 'true') {
      await keepAnAdmin(trx, person);
      await endSessionsOfUser(trx, of);
      await voidPasswordLinks(trx, of);
    }
    await updateUser(trx, of, { active: body.active });
    // The link of somebody who was invited and then deactivated is void.
    if (body.active === 'true' && !person.has_password)
      await services.jobs.send(
        'send_invitation',
        { organization_id: person.organization_id, user_id: person.id },
        { trx },
      );
  });
  return {};
};
