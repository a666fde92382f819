import type { reset_user_password } from '@lienzo/schema/api/account-endpoints';
import { DomainError } from '../../../../platform/domain-error.ts';
import { endSessions } from '../../audit/end-sessions.ts';
import { originOf } from '../../audit/origin-of.ts';
import { insertAccountEvent } from '../../repositories/account-events.ts';
import type { Handler } from '../../services.ts';
import { withEditedUser } from './with-edited-user.ts';

/** Who has no password yet is invited again. The mail must be the person's: it is what the administrator read before pressing the button. */
export const resetUserPassword: Handler<typeof reset_user_password> = async ({
  body,
  caller,
  services,
  context,
}) => {
  const by = { actor: caller, origin: originOf(context, services) };
  await withEditedUser({ caller, services }, body.passId, async (trx, person) => {
    if (person.mail.toLowerCase() !== body.mail.toLowerCase())
      throw new DomainError({ code: 'invalid_user', field: 'mail' });
    if (person.active !== 'true') throw new DomainError('invalid_user');
    const organizationId = person.organization_id;
    const kind = person.has_password ? 'reset_sent' : 'invitation_sent';
    await insertAccountEvent(trx, { organizationId, kind, person, ...by });
    await endSessions(trx, { organizationId, person }, by);
    await services.jobs.send('send_reset', { mail: person.mail }, { trx, key: person.mail.toLowerCase() });
  });
  return {};
};
