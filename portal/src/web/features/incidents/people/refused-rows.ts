import { ApiError } from '../../../shared/api/api-error';

/** `path`: which field of the request; `message`: why. */
type RefusedField = { path: string; message: string };

/** `at`: which of the rows that were sent; `field`: which part of it. */
export type RefusedRow = { at: number; field: string; message: string };

/** What the server refused of a capture, field by field; empty when it refused something else. */
export const refusedFields = (error: unknown): RefusedField[] =>
  error instanceof ApiError && error.code === 'invalid_capture'
    ? error.entries.flatMap(({ field, message }) => (field === undefined ? [] : [{ path: field, message }]))
    : [];

/** What the server refused of the rows that were sent: `employees.3.fecha`, `dias.3.horas`. */
export const refusedRows = (error: unknown): RefusedRow[] =>
  refusedFields(error).flatMap(({ path, message }) => {
    const [, at, field] = /^(?:employees|dias)\.(\d+)\.(\w+)$/.exec(path) ?? [];
    return at === undefined || field === undefined ? [] : [{ at: Number(at), field, message }];
  });
