import type { ErrorAnswer } from '@lienzo/schema/api/errors';

/** A call that the server refused; `message` is the sentence that the person reads. */
export class ApiError extends Error {
  readonly status: number;
  readonly entries: ErrorAnswer['errorList'];
  /** Seconds until the call may be tried again; null when the server named no time. */
  readonly retryAfter: number | null;

  constructor(status: number, entries: ErrorAnswer['errorList'], retryAfter: number | null = null) {
    super(entries[0]?.message ?? '');
    this.name = 'ApiError';
    this.status = status;
    this.entries = entries;
    this.retryAfter = retryAfter;
  }

  /** The first code of `errorList`: the one that decides the toast (specification 1 §7). */
  get code(): string {
    return this.entries[0]?.code ?? '';
  }
}
