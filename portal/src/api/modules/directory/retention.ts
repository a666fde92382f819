import { sql } from 'kysely';
import { daysAgo, type Pruning, pruning } from '../../platform/database/prune-rows.ts';

const DOWNLOAD_DAYS = 90;

export const directoryRetention: Record<string, Pruning> = {
  downloads: pruning(
    'downloads',
    (organization) => sql`
      select ctid from downloads where organization_id = ${organization} and at < ${daysAgo(DOWNLOAD_DAYS)}
    `,
  ),
};
