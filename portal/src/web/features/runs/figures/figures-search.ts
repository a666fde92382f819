import { z } from 'zod';

/** What the screen of yearly figures keeps in the URL. */
export const figuresSearch = z.object({
  anio: z.coerce.number().pipe(z.int().min(2000).max(2100)).optional().catch(undefined),
});
