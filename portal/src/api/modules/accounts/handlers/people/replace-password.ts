import type { replace_password } from '@lienzo/schema/accounts/account-endpoints';
import type { Context } from 'hono';
import { inTenant } from '../../../../platform/database/in-tenant.ts';
import { DomainError } from '../../../../platform/domain-error.ts';
import type { ApiEnv } from '../../../../platform/http/api-env.ts';
import { clientAddress } from '../../../../platform/http/client-address.ts';
import { endSessions } from '../../audit/end-sessions.ts';
import { originOf } from '../../audit/origin-of.ts';
import { insertAccountEvent } from '../../repositories/account-events.ts';
import { findOrganizationProfile } from '../../repositories/organizations.ts';
import { voidPasswordLinks } from '../../repositories/password-links.ts';
import { findPasswordHash, updateUser } from '../../repositories/users.ts';
import type { AccountServices, PublicHandler } from '../../services.ts';
import { authenticate } from '../../session/authenticate.ts';
import { hashPassword, verifyPassword } from '../../session/password.ts';
import { refuseWeakPassword } from '../../session/refuse-weak-password.ts';
import { setPasswordByLink } from './password-links.ts';

/** By a mailed link, or one's own with the current password (specification 1 §7, both forms of PUT). */
export const replacePassword: PublicHandler<typeof replace_password> = async ({
  body,
  services,
  context,
}) => {
  if ('id' in body)
    await setPasswordByLink(services, { ...body, kind: 'reset', origin: originOf(context, services) });
  else await changeOwnPassword(services, context, body);
  return {};
};

/** The session that changes it stays, the user's other sessions end. */
async function changeOwnPassword(
  services: AccountServices,
  context: Context<ApiEnv>,
  { passId, passOld, passNew }: { passId: string; passOld: string; passNew: string },
): Promise<void> {
  const caller = await authenticate(context, services);
  if (passId !== caller.userId) throw new DomainError('invalid_user');
  const address = clientAddress(context, services.behindProxy);
  await services.loginLimits.take('change', { account: caller.userId, address });
  const current = await inTenant(services.db, caller, (trx) => findPasswordHash(trx, caller));
  if (!(await verifyPassword(current, passOld)))
    throw new DomainError({ code: 'wrong_password', field: 'passOld' });
  await services.loginLimits.giveBack('change', { account: caller.userId, address });
  const { organizationId, userId, sessionId } = caller;
  const { name: organization } = await inTenant(services.db, caller, (trx) =>
    findOrganizationProfile(trx, organizationId),
  );
  await refuseWeakPassword(passNew, { ...caller, organization }, 'passNew');
  const password_hash = await hashPassword(passNew);
  const person = { id: userId, name: caller.name, mail: caller.mail };
  const by = { actor: caller, origin: originOf(context, services) };
  await inTenant(services.db, caller, async (trx) => {
    await updateUser(trx, caller, { password_hash });
    await voidPasswordLinks(trx, caller);
    await insertAccountEvent(trx, { organizationId, kind: 'password_changed', person, ...by });
    await endSessions(trx, { organizationId, person }, by, sessionId);
    await services.jobs.send(
      'send_password_changed',
      { organization_id: organizationId, user_id: userId, at: new Date().toISOString() },
      { trx },
    );
  });
}
