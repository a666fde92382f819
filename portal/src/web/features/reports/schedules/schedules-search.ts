import { z } from 'zod';

/** What the screen keeps in the URL; anything else that stands there is ignored. */
export const schedulesSearch = z.object({
  /** The report that a new schedule is made for. */
  reporte: z.coerce.number().int().positive().optional().catch(undefined),
});
