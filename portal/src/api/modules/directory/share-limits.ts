/** How often folders may be shared by mail, by who shares and by who would get the mail, over all processes. */
import { apiRefusalMessages } from '@lienzo/schema/messages/api-refusal-messages';
import type { Kysely } from 'kysely';
import { type AttemptLimit, Attempts } from '../../platform/database/attempts.ts';
import type { Database } from '../../platform/database/database-types.ts';
import { tooManyAttempts } from '../../platform/too-many-attempts.ts';

/** Thirty an hour: a person who shares the folders of a closing is not stopped, a program that looks for mails is. */
const BY_SENDER: AttemptLimit = { burst: 30, everySeconds: 120 };
/** Ten an hour to one mail, whoever sends them. Mails without an account are counted alike. */
const TO_RECIPIENT: AttemptLimit = { burst: 10, everySeconds: 360 };

export type ShareLimits = {
  /** @throws DomainError too_many_requests with Retry-After. */
  take(share: { organizationId: string; userId: string; mail: string }): Promise<void>;
};

/** @param ahead milliseconds that the clock is ahead of the database's; for tests. */
export function shareLimits(db: Kysely<Database>, ahead?: () => number): ShareLimits {
  const attempts = new Attempts(db, ahead);
  return {
    async take({ organizationId, userId, mail }) {
      const { tooManyShares, tooManyToRecipient } = apiRefusalMessages.directory;
      const own = await attempts.take(`share by ${userId}`, BY_SENDER);
      if (own > 0) throw tooManyAttempts(own, tooManyShares);
      // Within the organization, so that another one cannot use up what its people may get.
      const key = `share to ${organizationId} ${mail.toLowerCase()}`;
      const theirs = await attempts.take(key, TO_RECIPIENT);
      if (theirs > 0) throw tooManyAttempts(theirs, tooManyToRecipient);
    },
  };
}
