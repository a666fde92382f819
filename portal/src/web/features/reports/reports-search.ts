import { z } from 'zod';

export const REPORT_SORTS = ['recientes', 'antiguos', 'nombre', 'autor'] as const;
export type ReportSort = (typeof REPORT_SORTS)[number];

/** The list's state in the URL; other parameters are ignored. */
export const reportsSearch = z.object({
  /** Search words. A number in the URL is a word too. */
  q: z.coerce.string().max(200).optional().catch(undefined),
  orden: z.enum(REPORT_SORTS).optional().catch(undefined),
});
export type ReportsSearch = z.infer<typeof reportsSearch>;
