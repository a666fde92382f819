/** Rate limits of passwords and mails, per account, per network address and per known device, across all processes. */
import type { Kysely } from 'kysely';
import { type AttemptLimit, Attempts } from '../../../platform/database/attempts.ts';
import type { Database } from '../../../platform/database/database-types.ts';
import { networkOf } from '../../../platform/http/network-of.ts';
import { tooManyAttempts } from '../../../platform/too-many-attempts.ts';

/** The limited actions, with the limits per account and per network address. */
const LIMITS = {
  /** Mistyping is not blocked; guessing is limited to about 2,900 tries a day per account. */
  login: { account: { burst: 10, everySeconds: 30 }, address: { burst: 60, everySeconds: 2 } },
  /** Each one sends a mail, possibly to somebody who did not request it. */
  forgot: { account: { burst: 3, everySeconds: 600 }, address: { burst: 20, everySeconds: 30 } },
  /** The current password, in an open session. */
  change: { account: { burst: 10, everySeconds: 30 }, address: { burst: 60, everySeconds: 2 } },
} satisfies Record<string, { account: AttemptLimit; address: AttemptLimit }>;

type Attempted = keyof typeof LIMITS;

type Attempt = {
  /** A mail or a user's id. */
  account: string;
  address: string;
  /** A known device of the account: its attempts are counted separately. */
  device?: string | undefined;
};

export type LoginLimits = {
  /** @throws DomainError too_many_requests with Retry-After. */
  take(what: Attempted, attempt: Attempt): Promise<void>;
  /** A successful attempt does not count. */
  giveBack(what: Attempted, attempt: Attempt): Promise<void>;
};

/** The counters of an attempt, in the order in which they are checked. */
function countersOf(what: Attempted, { account, address, device }: Attempt): [string, AttemptLimit][] {
  const { account: ofAccount, address: ofAddress } = LIMITS[what];
  const name = account.toLowerCase();
  if (device !== undefined) return [[`${what} device ${device} ${name}`, ofAccount]];
  return [
    [`${what} address ${networkOf(address)}`, ofAddress],
    [`${what} account ${name}`, ofAccount],
  ];
}

/** @param ahead offset of the clock against the database's, in milliseconds; for tests. */
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
