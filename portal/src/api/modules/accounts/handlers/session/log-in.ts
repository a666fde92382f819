import type { login } from '@lienzo/schema/accounts/session-endpoints';
import { type Account, findAccountByMail } from '../../../../platform/database/find-before-tenant.ts';
import { inTenant } from '../../../../platform/database/in-tenant.ts';
import { DomainError } from '../../../../platform/domain-error.ts';
import { clientAddress } from '../../../../platform/http/client-address.ts';
import { type Origin, originOf } from '../../audit/origin-of.ts';
import { insertAccountEvent } from '../../repositories/account-events.ts';
import { insertSession } from '../../repositories/sessions.ts';
import type { AccountServices, PublicHandler } from '../../services.ts';
import { findSessionContext } from '../../session/find-session-context.ts';
import { knownDevice, rememberDevice } from '../../session/known-device.ts';
import { verifyPassword } from '../../session/password.ts';
import { SESSION_SECONDS, writeRefreshCookie } from '../../session/refresh-cookie.ts';
import { hashRefreshToken, newRefreshToken } from '../../session/refresh-token.ts';
import { sessionAnswerFor } from '../../session/session-answer-for.ts';

/** Unknown account, deactivated account and wrong password are indistinguishable by message and by timing. */
export const logIn: PublicHandler<typeof login> = async ({ body, services, context }) => {
  const { mail, password } = body;
  const address = clientAddress(context, services.behindProxy);
  const device = knownDevice(context, services.sessionSecrets, mail);
  await services.loginLimits.take('login', { account: mail, address, device });
  const account = await findAccountByMail(services.db, mail);
  const usable = account?.active === 'true' ? account : undefined;
  const matches = await verifyPassword(usable?.password_hash ?? null, password);
  const origin = originOf(context, services);
  if (usable === undefined || !matches) {
    if (account !== undefined) recordRefusal(services, account, origin);
    throw new DomainError('user_not_found');
  }
  await services.loginLimits.giveBack('login', { account: mail, address, device });

  const { organization_id: organizationId, id: userId, role } = usable;
  context.set('userId', userId);
  const token = newRefreshToken();
  const opened = await inTenant(services.db, { organizationId, userId, role }, async (trx) => ({
    sessionId: await insertSession(trx, {
      organizationId,
      userId,
      refreshTokenHash: hashRefreshToken(token),
      seconds: SESSION_SECONDS,
    }),
    place: await findSessionContext(trx, { organizationId, clientId: usable.client_id }),
    recorded: await insertAccountEvent(trx, {
      organizationId,
      kind: 'login',
      actor: { userId, name: usable.name },
      person: usable,
      origin,
    }),
  }));
  writeRefreshCookie(context, { sessionId: opened.sessionId, token }, services);
  rememberDevice(context, mail, services);
  return sessionAnswerFor(
    services.tokens,
    {
      userId,
      organizationId,
      role,
      sessionId: opened.sessionId,
      name: usable.name,
      mail: usable.mail,
      clientId: usable.client_id,
    },
    opened.place,
  );
};

/**
 * Not awaited: the response for an existing account must not take longer than for an unknown one. Unknown mails are not
 * recorded.
 */
function recordRefusal({ db, logger }: AccountServices, account: Account, origin: Origin): void {
  const { organization_id: organizationId, id: userId, role, active } = account;
  inTenant(db, { organizationId, userId, role }, (trx) =>
    insertAccountEvent(trx, {
      organizationId,
      kind: 'login_refused',
      person: account,
      to: active === 'true' ? 'password' : 'inactive',
      origin,
    }),
  ).catch((error: unknown) => logger.error('refusal_not_recorded', { error }));
}
