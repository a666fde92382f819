import { ERROR_STATUSES, type ErrorAnswer, type ErrorCode } from '@lienzo/schema/api/errors';
import { apiErrorMessages } from '@lienzo/schema/messages/api-error-messages';

/** A fault with its stable code and what the client is told; `cause` is for the log alone. */
export class RenderError extends Error {
  readonly code: ErrorCode;
  readonly entries: ErrorAnswer['errorList'];
  /** Seconds after which the client may try again. */
  readonly retryAfter: number | undefined;

  constructor(
    code: ErrorCode,
    options: {
      cause?: unknown;
      entries?: ErrorAnswer['errorList'];
      field?: string;
      retryAfter?: number;
    } = {},
  ) {
    super(apiErrorMessages[code], options.cause === undefined ? undefined : { cause: options.cause });
    this.code = code;
    this.retryAfter = options.retryAfter;
    this.entries = options.entries ?? [
      {
        code,
        message: apiErrorMessages[code],
        ...(options.field !== undefined && { field: options.field }),
      },
    ];
  }

  get status(): (typeof ERROR_STATUSES)[ErrorCode] {
    return ERROR_STATUSES[this.code];
  }
}
