/** A failure that the caller is told about: codes of the catalogue outside, the cause for our logs inside. */

import { ERROR_STATUSES, type ErrorAnswer, type ErrorCode } from '@lienzo/schema/api/errors';
import { apiErrorMessages } from '@lienzo/schema/messages/api-error-messages';

/** One entry; without `message` the catalogue's sentence is said. */
export type ApiErrorEntry = { code: ErrorCode; message?: string; field?: string };

export class ApiError extends Error {
  readonly entries: [ApiErrorEntry, ...ApiErrorEntry[]];
  readonly headers: Record<string, string>;

  constructor(
    entries: ErrorCode | ApiErrorEntry | [ApiErrorEntry, ...ApiErrorEntry[]],
    options: { cause?: unknown; headers?: Record<string, string> } = {},
  ) {
    const list: [ApiErrorEntry, ...ApiErrorEntry[]] =
      typeof entries === 'string' ? [{ code: entries }] : Array.isArray(entries) ? entries : [entries];
    super(list.map((entry) => entry.code).join(', '), { cause: options.cause });
    this.entries = list;
    this.headers = options.headers ?? {};
  }

  /** The HTTP status of the first entry. */
  get status(): (typeof ERROR_STATUSES)[ErrorCode] {
    return ERROR_STATUSES[this.entries[0].code];
  }

  get answer(): ErrorAnswer {
    return {
      errorList: this.entries.map(({ code, message, field }) => ({
        code,
        message: message ?? apiErrorMessages[code],
        ...(field === undefined ? {} : { field }),
      })),
    };
  }
}
