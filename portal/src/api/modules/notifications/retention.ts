/** Retention of notices in days: read ones since they were read, unread ones since their event. */
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
  // History ids grow with time: entries with a smaller id are at least as old.
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
