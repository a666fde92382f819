import { sql } from 'kysely';
import { daysAgo, type Pruning, pruning } from '../../platform/database/prune-rows.ts';

/** Days that a request which has ended is listed. */
const REQUEST_DAYS = 400;

export const payrollRetention: Record<string, Pruning> = {
  payroll_requests: pruning(
    'payroll_requests',
    (organization) => sql`
      select ctid from payroll_requests
      where organization_id = ${organization} and finished_at < ${daysAgo(REQUEST_DAYS)}
    `,
  ),
};
