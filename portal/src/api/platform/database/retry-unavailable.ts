import { setTimeout as pause } from 'node:timers/promises';
import { isDatabaseUnavailable } from './is-database-unavailable.ts';

/** Milliseconds before each new attempt, four seconds in all: a server that crashed or was killed is back by then. */
const DELAYS_MS = [50, 100, 150, 200, ...Array.from({ length: 12 }, () => 300)];

/**
 * Does again what the database was not there for.
 * @param isSafe whether it may be done again, asked after a failure; what has no effect twice always may.
 * @throws what the last attempt throws.
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

/** Who has waited for a place in the pool has waited long enough. */
const isPoolExhausted = (error: unknown): boolean =>
  error instanceof Error && error.message === 'timeout exceeded when trying to connect';
