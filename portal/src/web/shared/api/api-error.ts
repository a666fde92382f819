import type { ErrorAnswer } from '@lienzo/schema/api/errors';

/** A call that the server refused; `message` is the sentence that the person reads. */
export class ApiError extends Error {
  readonly status: number;
  readonly entries: ErrorAnswer['errorList'];

  constructor(status: number, entries: ErrorAnswer['errorList']) {
    super(entries[0]?.message ?? '');
    this.name = 'ApiError';
    this.status = status;
    this.entries = entries;
  }

  /** The first code of `errorList`: the one that decides the toast (specification 1 §7). */
  get code(): string {
    return this.entries[0]?.code ?? '';
  }
}
