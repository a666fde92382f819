import type { reset_user_password } from '@lienzo/schema/api/account-endpoints';
import { endSessionsOfUser } from '../../database/repositories/sessions.ts';
import { ApiError } from '../../http/api-error.ts';
import type { Handler } from '../../http/handler.ts';
import { withEditedUser } from './with-edited-user.ts';

/** The mail must be the person's: it is what the administrator read before pressing the button. */
export const resetUserPassword: Handler<typeof reset_user_password> = async ({ body, caller, services }) => {
  await withEditedUser({ caller, services }, body.passId, async (trx, person) => {
    if (person.mail.toLowerCase() !== body.mail.toLowerCase())
      throw new ApiError({ code: 'invalid_user', field: 'mail' });
    if (person.active !== 'true') throw new ApiError('invalid_user');
    await endSessionsOfUser(trx, { organizationId: person.organization_id, userId: person.id });
    await services.jobs.send('send_reset', { mail: person.mail }, { trx, key: person.mail.toLowerCase() });
  });
  return {};
};
