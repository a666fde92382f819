import { z } from 'zod';

/** What the screen keeps in the URL; anything else that stands there is ignored. */
export const partsSearch = z.object({
  /** A part of a file's name, value or mail address. */
  q: z.coerce.string().max(200).optional().catch(undefined),
  pagina: z.coerce.number().int().positive().optional().catch(undefined),
  /** Only those that did not arrive. */
  fallidos: z.literal(true).optional().catch(undefined),
});
export type PartsSearch = z.infer<typeof partsSearch>;
