import { RENDER_DAYS } from '@lienzo/schema/api/render-endpoints';
import { sql } from 'kysely';
import { daysAgo, type Pruning, pruning } from '../../platform/database/prune-rows.ts';

/** Days since the last change: longer than any absence from work. */
const DRAFT_DAYS = 180;

/** Longer than anything is tried again, and than the list of a schedule's runs goes back. */
const DELIVERY_DAYS = 180;
/** Days after which an API token that serves no more is not listed either. */
const ENDED_TOKEN_DAYS = 180;

export const reportRetention: Record<string, Pruning> = {
  report_renders: pruning(
    'report_renders',
    (organization) => sql`
      select ctid from report_renders
      where organization_id = ${organization} and created_at < ${daysAgo(RENDER_DAYS)}
    `,
  ),
  report_deliveries: pruning(
    'report_deliveries',
    (organization) => sql`
      select ctid from report_deliveries
      where organization_id = ${organization} and created_at < ${daysAgo(DELIVERY_DAYS)}
    `,
  ),
  report_schedule_runs: pruning(
    'report_schedule_runs',
    (organization) => sql`
      select ctid from report_schedule_runs
      where organization_id = ${organization} and created_at < ${daysAgo(DELIVERY_DAYS)}
        and state in ('done', 'partial', 'failed')
    `,
  ),
  report_drafts: pruning(
    'report_drafts',
    (organization) => sql`
      select ctid from report_drafts
      where organization_id = ${organization} and updated_at < ${daysAgo(DRAFT_DAYS)}
    `,
  ),
  api_tokens: pruning(
    'api_tokens',
    (organization) => sql`
      select ctid from api_tokens
      where organization_id = ${organization}
        and least(expires_at, coalesce(revoked_at, expires_at)) < ${daysAgo(ENDED_TOKEN_DAYS)}
    `,
  ),
};
