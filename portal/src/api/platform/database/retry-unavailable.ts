import { setTimeout as pause } from 'node:timers/promises';
import { isDatabaseUnavailable } from './is-database-unavailable.ts';

/** Milliseconds before each retry, four seconds in all: a server that crashed or was killed has restarted by then. */
const DELAYS_MS = [50, 100, 150, 200, ...Array.from({ length: 12 }, () => 300)];

/**
 * Retries `work` while the database is unavailable.
 * @param isSafe whether a retry is safe, called after a failure; idempotent work is always safe.
 * @throws the error of the last attempt.
 */
export async function retryUnavailable<T>(
  work: () => Promise<T>,
  isSafe: () => boolean = () => true,
): Promise<T> {
  for (let attempt = 0; ; attempt += 1) {
    try {
      return await work();
    } catch (error) {
      const delay = DELAYS_MS[attempt];
      if (delay === undefined || !isSafe() || !isDatabaseUnavailable(error) || isPoolExhausted(error))
        throw error;
      await pause(delay);
    }
  }
}

/** A call that has waited for a connection of the pool has waited long enough. */
const isPoolExhausted = (error: unknown): boolean =>
  error instanceof Error && error.message === 'timeout exceeded when trying to connect';
