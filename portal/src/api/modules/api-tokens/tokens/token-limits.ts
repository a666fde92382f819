/** Rate limits of API tokens, across all processes. */
import { apiRefusalMessages } from '@lienzo/schema/messages/api-refusal-messages';
import type { Kysely } from 'kysely';
import { type AttemptLimit, Attempts } from '../../../platform/database/attempts.ts';
import type { Database } from '../../../platform/database/database-types.ts';
import { networkOf } from '../../../platform/http/network-of.ts';
import { tooManyAttempts } from '../../../platform/too-many-attempts.ts';

/** Calls of one token: 60 files at once for a closing, and asking every second for one that is being made. */
const LIMITS = {
  render: { burst: 60, everySeconds: 5 },
  read: { burst: 120, everySeconds: 1 },
  /** Workbooks of masters: a client each, and some again that were corrected. */
  import: { burst: 30, everySeconds: 20 },
  /** A calendar feed that several devices of a person fetch. */
  calendar: { burst: 30, everySeconds: 20 },
} satisfies Record<string, AttemptLimit>;

/** Wrong tokens from one network. Nobody guesses one; each costs a query. */
const UNKNOWN: AttemptLimit = { burst: 60, everySeconds: 2 };

export type TokenLimits = {
  /** @throws DomainError too_many_requests with Retry-After. */
  take(what: keyof typeof LIMITS, tokenId: string): Promise<void>;
  /** @throws DomainError too_many_requests with Retry-After. */
  takeUnknown(address: string): Promise<void>;
};

/** @param ahead offset of the clock against the database's, in milliseconds; for tests. */
export function tokenLimits(db: Kysely<Database>, ahead?: () => number): TokenLimits {
  const attempts = new Attempts(db, ahead);
  const take = async (key: string, limit: AttemptLimit): Promise<void> => {
    const wait = await attempts.take(key, limit);
    if (wait > 0) throw tooManyAttempts(wait, apiRefusalMessages.program.tooManyCalls);
  };
  return {
    take: (what, tokenId) => take(`token ${what} ${tokenId}`, LIMITS[what]),
    takeUnknown: (address) => take(`token unknown ${networkOf(address)}`, UNKNOWN),
  };
}
