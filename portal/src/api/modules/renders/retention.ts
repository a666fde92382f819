import { RENDER_DAYS } from '@lienzo/schema/reports/render-endpoints';
import { sql } from 'kysely';
import { daysAgo, type Pruning, pruning } from '../../platform/database/prune-rows.ts';

/** Longer than anything is tried again, and than the list of a schedule's runs goes back. */
const DELIVERY_DAYS = 180;

export const renderRetention: Record<string, Pruning> = {
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
};
