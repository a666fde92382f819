import { ApiError } from '../../../shared/api/api-error';
import { ConnectionError } from '../../../shared/api/connection-error';

const MAX_RETRIES = 4;

/**
 * A save that the network interrupted is sent again: the same save again, also after a lost answer, changes nothing
 * (docs/decisions/2026-11-23-capture.md).
 */
export const retrySave = {
  retry: (failures: number, error: Error): boolean =>
    failures < MAX_RETRIES &&
    (error instanceof ConnectionError || (error instanceof ApiError && error.status === 503)),
  retryDelay: (failures: number): number => 1000 * 2 ** failures,
};
