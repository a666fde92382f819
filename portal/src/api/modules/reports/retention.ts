import { RENDER_DAYS } from '@lienzo/schema/api/render-endpoints';
import { sql } from 'kysely';
import { daysAgo, type Pruning, pruning } from '../../platform/database/prune-rows.ts';

/** Days since the last change: longer than any absence from work. */
const DRAFT_DAYS = 180;

/** Longer than anything is tried again, and than the list of a schedule's runs goes back. */
const DELIVERY_DAYS = 180;

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
  report_drafts: pruning(
    'report_drafts',
    (organization) => sql`
      select ctid from report_drafts
      where organization_id = ${organization} and updated_at < ${daysAgo(DRAFT_DAYS)}
    `,
  ),
};
