/** A failure that is reported to the caller: codes of the catalogue outside, the cause in the log. */
import type { ErrorCode } from '@lienzo/schema/api/errors';

/** One entry; without `message` the catalogue's message is used. */
export type ErrorEntry = { code: ErrorCode; message?: string; field?: string };

type Options = {
  /** Only logged. */
  cause?: unknown;
  /** Seconds after which a retry may succeed. */
  retryAfter?: number | undefined;
};

/** Independent of HTTP: `platform/http/error-answer.ts` maps each code to its status. */
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
