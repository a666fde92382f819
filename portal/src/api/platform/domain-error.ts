/** A failure that the caller is told about: codes of the catalogue outside, the cause for our logs inside. */
import type { ErrorCode } from '@lienzo/schema/api/errors';

/** One entry; without `message` the catalogue's sentence is said. */
export type ErrorEntry = { code: ErrorCode; message?: string; field?: string };

type Options = {
  /** For our logs alone. */
  cause?: unknown;
  /** Seconds after which the same may succeed. */
  retryAfter?: number | undefined;
};

/** Knows nothing of HTTP: `platform/http/error-answer.ts` gives each code its status. */
export class DomainError extends Error {
  readonly entries: [ErrorEntry, ...ErrorEntry[]];
  readonly retryAfter: number | undefined;

  constructor(
    entries: ErrorCode | ErrorEntry | [ErrorEntry, ...ErrorEntry[]],
    { cause, retryAfter }: Options = {},
  ) {
    const list: [ErrorEntry, ...ErrorEntry[]] =
      typeof entries === 'string' ? [{ code: entries }] : Array.isArray(entries) ? entries : [entries];
    super(list.map((entry) => entry.code).join(', '), { cause });
    this.entries = list;
    this.retryAfter = retryAfter;
  }
}
