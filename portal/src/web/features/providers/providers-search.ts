import { z } from 'zod';

/** What the screen keeps in the URL. */
export const providersSearch = z.object({
  /** Words to look for. */
  q: z.coerce.string().max(200).optional().catch(undefined),
  /** The provider whose panel is open. */
  proveedor: z.uuid().optional().catch(undefined),
});
export type ProvidersSearch = z.infer<typeof providersSearch>;
