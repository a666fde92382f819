import { z } from 'zod';

/** The state of the screen in the URL. */
export const providersSearch = z.object({
  /** Search words. */
  q: z.coerce.string().max(200).optional().catch(undefined),
  /** The organization whose panel is open. */
  proveedor: z.uuid().optional().catch(undefined),
});
export type ProvidersSearch = z.infer<typeof providersSearch>;
