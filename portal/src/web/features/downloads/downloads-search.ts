import { z } from 'zod';

/** The tabs: what the person asked for on a screen, and what their schedules made. */
export const DOWNLOAD_TABS = ['pedidas', 'programadas'] as const;

/** What the screen keeps in the URL; anything else that stands there is ignored. */
export const downloadsSearch = z.object({
  vista: z.enum(DOWNLOAD_TABS).optional().catch(undefined),
  /** Words of a file, of what it was made of, or of its schedule. */
  q: z.coerce.string().max(200).optional().catch(undefined),
  pagina: z.coerce.number().int().positive().optional().catch(undefined),
});
export type DownloadsSearch = z.infer<typeof downloadsSearch>;
