/** Rate limits of sharing folders by mail, per sender and per recipient, across all processes. */
import { apiRefusalMessages } from '@lienzo/schema/messages/api-refusal-messages';
import type { Kysely } from 'kysely';
import { type AttemptLimit, Attempts } from '../../platform/database/attempts.ts';
import type { Database } from '../../platform/database/database-types.ts';
import { tooManyAttempts } from '../../platform/too-many-attempts.ts';

/** Thirty an hour: enough for sharing the folders of a closing, too few for probing mails. */
const BY_SENDER: AttemptLimit = { burst: 30, everySeconds: 120 };
/** Ten an hour to one mail, from all senders. Mails without an account are counted the same way. */
const TO_RECIPIENT: AttemptLimit = { burst: 10, everySeconds: 360 };

export type ShareLimits = {
  /** @throws DomainError too_many_requests with Retry-After. */
  take(share: { organizationId: string; userId: string; mail: string }): Promise<void>;
};

/** @param ahead offset of the clock against the database's, in milliseconds; for tests. */
export function shareLimits(db: Kysely<Database>, ahead?: () => number): ShareLimits {
  const attempts = new Attempts(db, ahead);
  return {
    async take({ organizationId, userId, mail }) {
      const { tooManyShares, tooManyToRecipient } = apiRefusalMessages.directory;
      const own = await attempts.take(`share by ${userId}`, BY_SENDER);
      if (own > 0) throw tooManyAttempts(own, tooManyShares);
      // Per organization, so that another one cannot use up the limit of its users.
      const key = `share to ${organizationId} ${mail.toLowerCase()}`;
      const theirs = await attempts.take(key, TO_RECIPIENT);
      if (theirs > 0) throw tooManyAttempts(theirs, tooManyToRecipient);
    },
  };
}
