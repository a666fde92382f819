import { z } from 'zod';

/** What the screen keeps in the URL; anything else that stands there is ignored. */
export const reportAuditSearch = z.object({
  /** Words of the report's name. */
  q: z.coerce.string().max(200).optional().catch(undefined),
  /** The movement whose versions are shown. */
  movimiento: z.coerce.number().int().positive().optional().catch(undefined),
});
export type ReportAuditSearch = z.infer<typeof reportAuditSearch>;
