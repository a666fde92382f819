import { DAY_KINDS, VARIABILITY_PERIODS } from '@lienzo/schema/imss/variability/variability-choices';
import { z } from 'zod';
import { imssSearch } from '../imss-search';

/** What 'Variabilidad' keeps in the URL. */
export const variabilitySearch = imssSearch.extend({
  /** A fortnight of the year of the days. */
  periodo: z.coerce.number().pipe(z.int().min(1).max(VARIABILITY_PERIODS)).optional().catch(undefined),
  dias: z.enum(DAY_KINDS).optional().catch(undefined),
});
export type VariabilitySearch = z.infer<typeof variabilitySearch>;
