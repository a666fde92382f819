import { sql } from 'kysely';
import { type Pruning, pruning } from '../../platform/database/prune-rows.ts';
import { deleteOldAccountEvents } from './repositories/account-events.ts';

export const accountRetention: Record<string, Pruning> = {
  // Expired sessions and links are answered like unknown ones.
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
  // The API's role may not delete these; a database function does.
  account_events: deleteOldAccountEvents,
};
