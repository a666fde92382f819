import { sql } from 'kysely';
import { type Pruning, pruning } from '../../platform/database/prune-rows.ts';
import { forgetAccountEvents } from './repositories/account-events.ts';

export const accountRetention: Record<string, Pruning> = {
  // Sessions and links that ended by their time answer as those that never were.
  sessions: pruning(
    'sessions',
    (organization) => sql`
      select ctid from sessions where organization_id = ${organization} and expires_at < now()
    `,
  ),
  mail_links: pruning(
    'password_links',
    (organization) => sql`
      select ctid from password_links where organization_id = ${organization} and expires_at < now()
    `,
  ),
  // The API may not delete these; the database forgets them by its own rule.
  account_events: forgetAccountEvents,
};
