/** How often a password or a mail may be tried, by account, by address and by known device, over all processes. */
import type { Kysely } from 'kysely';
import { type AttemptLimit, Attempts } from '../../../platform/database/attempts.ts';
import type { Database } from '../../../platform/database/database-types.ts';
import { networkOf } from '../../../platform/http/network-of.ts';
import { tooManyAttempts } from '../../../platform/too-many-attempts.ts';

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

type Attempt = {
  /** A mail or a person's id. */
  account: string;
  address: string;
  /** A device that the account is known on: its attempts are counted for themselves, and for nothing else. */
  device?: string | undefined;
};

export type LoginLimits = {
  /** @throws DomainError too_many_requests with Retry-After. */
  take(what: Attempted, attempt: Attempt): Promise<void>;
  /** An attempt that succeeded does not count. */
  giveBack(what: Attempted, attempt: Attempt): Promise<void>;
};

/** The counters of an attempt, in the order in which they are asked. */
function countersOf(what: Attempted, { account, address, device }: Attempt): [string, AttemptLimit][] {
  const { account: ofAccount, address: ofAddress } = LIMITS[what];
  const name = account.toLowerCase();
  if (device !== undefined) return [[`${what} device ${device} ${name}`, ofAccount]];
  return [
    [`${what} address ${networkOf(address)}`, ofAddress],
    [`${what} account ${name}`, ofAccount],
  ];
}

/** @param ahead milliseconds that the clock is ahead of the database's; for tests. */
export function loginLimits(db: Kysely<Database>, ahead?: () => number): LoginLimits {
  const attempts = new Attempts(db, ahead);
  return {
    async take(what, attempt) {
      for (const [key, limit] of countersOf(what, attempt)) {
        const wait = await attempts.take(key, limit);
        if (wait > 0) throw tooManyAttempts(wait);
      }
    },
    async giveBack(what, attempt) {
      for (const [key, limit] of countersOf(what, attempt)) await attempts.giveBack(key, limit);
    },
  };
}
