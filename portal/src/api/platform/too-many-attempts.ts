import { apiRefusalMessages } from '@lienzo/schema/messages/api-refusal-messages';
import { DomainError } from './domain-error.ts';

/**
 * The refusal of who tries too often.
 * @param seconds until the next try is allowed.
 * @param say the sentence; that of logins unless told.
 */
export const tooManyAttempts = (
  seconds: number,
  say: (seconds: number) => string = apiRefusalMessages.request.tooManyAttempts,
): DomainError =>
  new DomainError({ code: 'too_many_requests', message: say(seconds) }, { retryAfter: seconds });
