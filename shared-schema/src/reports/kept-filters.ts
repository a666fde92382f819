/** Values of a report's filters that a delivery keeps, whatever anybody sets for their own downloads. */
import { z } from 'zod';
import { staticFilterChoice } from '../data/static-filter.ts';
import { filterChange } from './report-filter-endpoints.ts';

export const keptFilters = z.object({
  /** Of a static report. Days that are not among them are computed from the day of each delivery. */
  static_values: z.array(staticFilterChoice).max(20),
  /** Of any other report: what differs from the report. */
  changes: z.array(filterChange).max(200),
});
export type KeptFilters = z.infer<typeof keptFilters>;

/** The report's own values. */
export const NO_KEPT_FILTERS: KeptFilters = { static_values: [], changes: [] };
