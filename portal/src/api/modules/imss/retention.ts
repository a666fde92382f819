import { sql } from 'kysely';
import { daysAgo, type Pruning, pruning } from '../../platform/database/prune-rows.ts';

/** Days that a request which has ended is listed. */
const REQUEST_DAYS = 400;

/** Days that a revoked calendar feed stays, with its last use. */
const FEED_DAYS = 400;

export const imssRetention: Record<string, Pruning> = {
  imss_requests: pruning(
    'imss_requests',
    (organization) => sql`
      select ctid from imss_requests
      where organization_id = ${organization} and finished_at < ${daysAgo(REQUEST_DAYS)}
    `,
  ),
  imss_calendar_feeds: pruning(
    'imss_calendar_feeds',
    (organization) => sql`
      select ctid from imss_calendar_feeds
      where organization_id = ${organization} and revoked_at < ${daysAgo(FEED_DAYS)}
    `,
  ),
};
