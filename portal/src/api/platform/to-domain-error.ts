/** Maps any error to an API error; the only place that does. */
import type { ErrorCode } from '@lienzo/schema/api/errors';
import { NewerReportError } from '@lienzo/schema/report/migrate-report';
import { HTTPException } from 'hono/http-exception';
import { isDatabaseUnavailable } from './database/is-database-unavailable.ts';
import { DomainError } from './domain-error.ts';
import { StorageError } from './storage/storage-error.ts';

/** PostgreSQL's codes (appendix A of its manual) that are meaningful to the caller. */
const QUERY_CANCELED = '57014';
const DISK_FULL = '53100';

const codeOf = (error: unknown): unknown =>
  typeof error === 'object' && error !== null && 'code' in error ? error.code : undefined;

const STORAGE_CODES = {
  too_large: 'file_too_large',
  full: 'storage_full',
  unavailable: 'storage_unavailable',
} as const satisfies Record<StorageError['reason'], ErrorCode>;

/** @param error whatever was thrown; an unknown one becomes `internal_error` with it as the cause. */
export function toDomainError(error: unknown): DomainError {
  if (error instanceof DomainError) return error;
  if (error instanceof StorageError) return new DomainError(STORAGE_CODES[error.reason], { cause: error });
  if (error instanceof NewerReportError) return new DomainError('newer_report', { cause: error });
  if (codeOf(error) === QUERY_CANCELED) return new DomainError('query_timeout', { cause: error });
  if (codeOf(error) === DISK_FULL) return new DomainError('database_full', { cause: error });
  if (isDatabaseUnavailable(error)) return new DomainError('service_busy', { cause: error, retryAfter: 5 });
  if (error instanceof HTTPException && error.status < 500)
    return new DomainError('invalid_request', { cause: error });
  return new DomainError('internal_error', { cause: error });
}
