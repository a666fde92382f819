import { apiRefusalMessages } from '@lienzo/schema/messages/api-refusal-messages';
import { DomainError } from './domain-error.ts';

/**
 * The error of an exceeded rate limit.
 * @param seconds until the next attempt is allowed.
 * @param say the message; by default that of logins.
 */
export const tooManyAttempts = (
  seconds: number,
  say: (seconds: number) => string = apiRefusalMessages.request.tooManyAttempts,
): DomainError =>
  new DomainError({ code: 'too_many_requests', message: say(seconds) }, { retryAfter: seconds });
