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

/** The fault of a report that cannot be made in this way. @param message what to do instead. */
export const tooLarge = (message: string, field?: string, cause?: unknown): RenderError =>
  new RenderError('body_too_large', {
    cause,
    entries: [{ code: 'body_too_large', message, ...(field !== undefined && { field }) }],
  });

/** Whatever was thrown, as the fault that the client is told; an abort is read from its signal. */
export function toRenderError(thrown: unknown, signal: AbortSignal): RenderError {
  if (thrown instanceof RenderError) return thrown;
  if (signal.aborted) {
    if (signal.reason instanceof RenderError) return signal.reason;
    return new RenderError('render_cancelled', { cause: signal.reason });
  }
  return new RenderError('render_failed', { cause: thrown });
}
