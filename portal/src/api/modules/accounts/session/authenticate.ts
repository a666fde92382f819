import type { Context } from 'hono';
import type { Caller } from '../../../platform/caller.ts';
import { retryUnavailable } from '../../../platform/database/retry-unavailable.ts';
import { DomainError } from '../../../platform/domain-error.ts';
import type { ApiEnv } from '../../../platform/http/api-env.ts';
import { findCaller } from '../repositories/sessions.ts';
import type { AccountServices } from '../services.ts';

/**
 * Authenticates the caller. The session's row is read each time, so that a logout, a deactivation, a deletion or a
 * change of role ends access immediately; the caller is added to the request's log line.
 * @throws DomainError invalid_token.
 */
export async function authenticate(context: Context<ApiEnv>, services: AccountServices): Promise<Caller> {
  const header = context.req.header('authorization');
  const token = /^Bearer ([\w.-]{1,4096})$/i.exec(header ?? '')?.[1];
  const subject = token === undefined ? null : await services.tokens.verify(token);
  if (subject === null) throw new DomainError('invalid_token');
  const { organizationId, userId, sessionId, roleName } = subject;
  const caller = await retryUnavailable(() => findCaller(services.db, { organizationId, userId, sessionId }));
  if (caller === undefined || caller.role !== roleName) throw new DomainError('invalid_token');
  context.set('userId', caller.userId);
  return caller;
}
