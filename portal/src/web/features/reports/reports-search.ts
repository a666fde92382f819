import { z } from 'zod';

export const REPORT_SORTS = ['recientes', 'antiguos', 'nombre', 'autor'] as const;
export type ReportSort = (typeof REPORT_SORTS)[number];

/** What the list keeps in the URL; anything else that stands there is ignored. */
export const reportsSearch = z.object({
  /** Words to look for. A number in the URL is a word too. */
  q: z.coerce.string().max(200).optional().catch(undefined),
  orden: z.enum(REPORT_SORTS).optional().catch(undefined),
});
export type ReportsSearch = z.infer<typeof reportsSearch>;
