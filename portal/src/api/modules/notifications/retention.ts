/** How long notices are kept: days, read ones from then, unread ones from what they tell of. */
import { sql } from 'kysely';
import { daysAgo, type Pruning, pruning } from '../../platform/database/prune-rows.ts';

const READ_DAYS = 90;
const UNREAD_DAYS = 180;

export const notificationRetention: Record<string, Pruning> = {
  read_folder_notices: pruning(
    'folder_notices',
    (organization) => sql`
      select ctid from folder_notices
      where organization_id = ${organization} and read_at < ${daysAgo(READ_DAYS)}
    `,
  ),
  // The history is numbered as time goes: what comes before an entry is at least as old.
  unread_folder_notices: pruning(
    'folder_notices',
    (organization) => sql`
      select ctid from folder_notices
      where organization_id = ${organization} and read_at is null and activity_id <= (
        select id from activities
        where organization_id = ${organization} and at < ${daysAgo(UNREAD_DAYS)}
        order by at desc limit 1
      )
    `,
  ),
  incident_notices: pruning(
    'incident_notices',
    (organization) => sql`
      select ctid from incident_notices
      where organization_id = ${organization} and (
        read_at < ${daysAgo(READ_DAYS)}
        or (read_at is null and created_at < ${daysAgo(UNREAD_DAYS)})
      )
    `,
  ),
};
