import { sql } from 'kysely';
import { daysAgo, type Pruning, pruning } from '../../platform/database/prune-rows.ts';

/** As long as the list of a schedule's runs goes back. */
const RUN_DAYS = 180;

export const scheduleRetention: Record<string, Pruning> = {
  report_schedule_runs: pruning(
    'report_schedule_runs',
    (organization) => sql`
      select ctid from report_schedule_runs
      where organization_id = ${organization} and created_at < ${daysAgo(RUN_DAYS)}
        and state in ('done', 'partial', 'failed')
    `,
  ),
};
