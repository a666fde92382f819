import { ERROR_STATUSES, type ErrorAnswer, type ErrorCode } from '@lienzo/schema/api/errors';
import { apiErrorMessages } from '@lienzo/schema/messages/api-error-messages';

/** An error with a stable code and a message for the client; `cause` is only for the log. */
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

/** The error for a report that exceeds a limit. @param message says what to do instead. */
export const tooLarge = (message: string, field?: string, cause?: unknown): RenderError =>
  new RenderError('body_too_large', {
    cause,
    entries: [{ code: 'body_too_large', message, ...(field !== undefined && { field }) }],
  });

/** Converts anything thrown to a RenderError; an abort takes the signal's reason. */
export function toRenderError(thrown: unknown, signal: AbortSignal): RenderError {
  if (thrown instanceof RenderError) return thrown;
  if (signal.aborted) {
    if (signal.reason instanceof RenderError) return signal.reason;
    return new RenderError('render_cancelled', { cause: signal.reason });
  }
  return new RenderError('render_failed', { cause: thrown });
}
