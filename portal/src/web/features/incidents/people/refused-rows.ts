import { ApiError } from '../../../shared/api/api-error';

/** `at`: which of the rows that were sent; `field`: which part of it. */
export type RefusedRow = { at: number; field: string; message: string };

/** What the server refused of the rows that were sent; empty when it refused something else. */
export const refusedRows = (error: unknown): RefusedRow[] =>
  error instanceof ApiError && error.code === 'invalid_capture'
    ? error.entries.flatMap(({ field, message }) => {
        const [, at, name] = /^employees\.(\d+)\.(\w+)$/.exec(field ?? '') ?? [];
        return at === undefined || name === undefined ? [] : [{ at: Number(at), field: name, message }];
      })
    : [];
