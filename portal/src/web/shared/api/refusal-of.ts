import { errorAnswer } from '@lienzo/schema/api/errors';
import { ApiError } from './api-error';
import { connection } from './connection';
import { ConnectionError } from './connection-error';
import { pageVersion } from './page-version';

/**
 * The error that an answer stands for; one that is none of ours (a proxy's page) is a lost connection.
 * @param retryAfter the header of that name; our server sends seconds, never a date.
 */
export function refusalOf(status: number, text: string, retryAfter: string | null): Error {
  try {
    const { errorList } = errorAnswer.parse(JSON.parse(text));
    if (errorList[0]?.code === 'unsupported_version') pageVersion.declareOld();
    const seconds = retryAfter !== null && /^\d+$/.test(retryAfter) ? Number(retryAfter) : null;
    return new ApiError(status, errorList, seconds);
  } catch (cause) {
    connection.lose();
    return new ConnectionError(undefined, cause);
  }
}
