import { sql } from 'kysely';
import { daysAgo, type Pruning, pruning } from '../../platform/database/prune-rows.ts';

/** Days since the last change: longer than any absence from work. */
const DRAFT_DAYS = 180;

export const reportRetention: Record<string, Pruning> = {
  report_drafts: pruning(
    'report_drafts',
    (organization) => sql`
      select ctid from report_drafts
      where organization_id = ${organization} and updated_at < ${daysAgo(DRAFT_DAYS)}
    `,
  ),
};
