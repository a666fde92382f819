/** The HTTP form of a failure: status, headers and entries. */
import { ERROR_STATUSES, type ErrorAnswer, type ErrorCode } from '@lienzo/schema/api/errors';
import { apiErrorMessages } from '@lienzo/schema/messages/api-error-messages';
import { DomainError } from '../domain-error.ts';

/** An HTTP-level failure with additional headers. */
export class HttpError extends DomainError {
  readonly headers: Record<string, string>;

  constructor(code: ErrorCode, headers: Record<string, string>) {
    super(code);
    this.headers = headers;
  }
}

/** The status of the first entry. */
export const statusOf = ({ entries }: DomainError): (typeof ERROR_STATUSES)[ErrorCode] =>
  ERROR_STATUSES[entries[0].code];

/** Seconds after which what is away for now is asked for again. */
const RETRY_SECONDS = 5;

export function headersOf(error: DomainError): Record<string, string> {
  const retryAfter = error.retryAfter ?? (statusOf(error) === 503 ? RETRY_SECONDS : undefined);
  return {
    ...(retryAfter === undefined ? {} : { 'Retry-After': String(retryAfter) }),
    ...(error instanceof HttpError ? error.headers : {}),
  };
}

export const answerOf = ({ entries }: DomainError): ErrorAnswer => ({
  errorList: entries.map(({ code, message, field }) => ({
    code,
    message: message ?? apiErrorMessages[code],
    ...(field === undefined ? {} : { field }),
  })),
});
