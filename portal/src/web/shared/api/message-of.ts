import { shellMessages } from '@lienzo/schema/messages/shell-messages';
import { ApiError } from './api-error';
import { ConnectionError } from './connection-error';

/** The sentence for the person; an unknown code is shown as received (specification 1 §8). */
export function messageOf(error: unknown): string {
  if (error instanceof ApiError) return error.message === '' ? error.code : error.message;
  if (error instanceof ConnectionError) return error.message;
  return shellMessages.internalError;
}
