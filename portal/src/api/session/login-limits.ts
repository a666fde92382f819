/** How often a password or a mail may be tried, by account and by address, over all processes. */
import { apiRefusalMessages } from '@lienzo/schema/messages/api-refusal-messages';
import type { Kysely } from 'kysely';
import type { Database } from '../database/database-types.ts';
import { ApiError } from '../http/api-error.ts';
import { networkOf } from '../http/network-of.ts';
import { type AttemptLimit, Attempts } from './attempts.ts';

/** What is tried, and how often by one account and from one address. */
const LIMITS = {
  /** A person who mistypes is not stopped; a guesser gets about 2,900 tries a day at one account. */
  login: { account: { burst: 10, everySeconds: 30 }, address: { burst: 60, everySeconds: 2 } },
  /** Each one sends a mail, to somebody who may not have asked for it. */
  forgot: { account: { burst: 3, everySeconds: 600 }, address: { burst: 20, everySeconds: 30 } },
  /** The current password, by whoever sits at an open session. */
  change: { account: { burst: 10, everySeconds: 30 }, address: { burst: 60, everySeconds: 2 } },
} satisfies Record<string, { account: AttemptLimit; address: AttemptLimit }>;

type Attempted = keyof typeof LIMITS;

export type LoginLimits = {
  /** @throws ApiError too_many_requests with Retry-After. */
  take(what: Attempted, account: string, address: string): Promise<void>;
  /** An attempt that succeeded does not count. */
  giveBack(what: Attempted, account: string, address: string): Promise<void>;
};

/** @param ahead milliseconds that the clock is ahead of the database's; for tests. */
export function loginLimits(db: Kysely<Database>, ahead?: () => number): LoginLimits {
  const attempts = new Attempts(db, ahead);
  const keysOf = (what: Attempted, account: string, address: string) => ({
    account: `${what} account ${account.toLowerCase()}`,
    address: `${what} address ${networkOf(address)}`,
  });
  return {
    async take(what, account, address) {
      const keys = keysOf(what, account, address);
      const wait =
        (await attempts.take(keys.address, LIMITS[what].address)) ||
        (await attempts.take(keys.account, LIMITS[what].account));
      if (wait > 0) throw tooMany(wait);
    },
    async giveBack(what, account, address) {
      const keys = keysOf(what, account, address);
      await attempts.giveBack(keys.account, LIMITS[what].account);
      await attempts.giveBack(keys.address, LIMITS[what].address);
    },
  };
}

const tooMany = (seconds: number): ApiError =>
  new ApiError(
    { code: 'too_many_requests', message: apiRefusalMessages.request.tooManyAttempts(seconds) },
    { headers: { 'Retry-After': String(seconds) } },
  );
