import type { refresh } from '@lienzo/schema/accounts/session-endpoints';
import { findSession } from '../../../../platform/database/find-before-tenant.ts';
import { inTenant } from '../../../../platform/database/in-tenant.ts';
import { DomainError } from '../../../../platform/domain-error.ts';
import { acceptedSecrets } from '../../../../platform/secrets/session-secrets.ts';
import { type Origin, originOf } from '../../audit/origin-of.ts';
import { insertAccountEvent } from '../../repositories/account-events.ts';
import {
  endSession,
  findCaller,
  findRefreshState,
  type RefreshState,
  rotateSession,
} from '../../repositories/sessions.ts';
import { findUser } from '../../repositories/users.ts';
import type { AccountServices, PublicHandler } from '../../services.ts';
import { findSessionContext } from '../../session/find-session-context.ts';
import {
  clearRefreshCookie,
  MAX_SESSION_SECONDS,
  type RefreshCookie,
  readRefreshCookie,
  SESSION_SECONDS,
  writeRefreshCookie,
} from '../../session/refresh-cookie.ts';
import { hashRefreshToken, nextRefreshToken } from '../../session/refresh-token.ts';
import { sessionAnswerFor } from '../../session/session-answer-for.ts';

/** Seconds during which a second tab, or a repeated call, may still use the token that was just replaced. */
const GRACE_SECONDS = 10;

/** Each renewal rotates the refresh token; reuse of an old one later means that it was stolen, and ends the session. */
export const renew: PublicHandler<typeof refresh> = async ({ services, context }) => {
  const cookie = readRefreshCookie(context);
  const renewed = cookie === null ? null : await renewSession(services, cookie, originOf(context, services));
  if (renewed === null) {
    clearRefreshCookie(context, services);
    throw new DomainError('invalid_token');
  }
  context.set('userId', renewed.caller.userId);
  writeRefreshCookie(context, renewed.cookie, services);
  return sessionAnswerFor(services.tokens, renewed.caller, renewed.place);
};

async function renewSession(services: AccountServices, { sessionId, token }: RefreshCookie, origin: Origin) {
  const session = await findSession(services.db, sessionId);
  if (session === undefined || session.ended_at !== null || session.expired) return null;
  const { organization_id: organizationId, user_id: userId } = session;
  const successorUnder = (secret: string) => nextRefreshToken(secret, sessionId, token);
  const next = successorUnder(services.sessionSecrets.current);
  // Another portal may have replaced the token under the other secret.
  const successors = acceptedSecrets(services.sessionSecrets).map(successorUnder);
  return inTenant(services.db, { organizationId, userId: null, role: 'SuperAdmin' }, async (trx) => {
    const rotated = await rotateSession(trx, {
      organizationId,
      sessionId,
      currentHash: hashRefreshToken(token),
      nextHash: hashRefreshToken(next),
      seconds: SESSION_SECONDS,
      longest: MAX_SESSION_SECONDS,
    });
    // Read after the attempt: another tab may have rotated the token meanwhile.
    const state = rotated ? undefined : await findRefreshState(trx, { organizationId, sessionId });
    const present = rotated ? next : successors.find((successor) => wasJustReplaced(state, token, successor));
    if (present === undefined) {
      await endSession(trx, { organizationId, sessionId });
      const person = await findUser(trx, userId);
      await insertAccountEvent(trx, { organizationId, kind: 'session_stolen', person, origin });
      services.logger.warn('refresh_token_reused', { sessionId, userId });
      return null;
    }
    const caller = await findCaller(trx, { organizationId, sessionId, userId });
    if (caller === undefined) return null;
    const scope = await findSessionContext(trx, caller);
    return { caller, place: scope, cookie: { sessionId, token: present } };
  });
}

/** Whether the token was the current one within the grace period and its successor still is. */
function wasJustReplaced(state: RefreshState | undefined, token: string, next: string): boolean {
  return (
    state !== undefined &&
    state.previous_token_hash === hashRefreshToken(token) &&
    state.refresh_token_hash === hashRefreshToken(next) &&
    state.seconds < GRACE_SECONDS
  );
}
