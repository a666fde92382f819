import { AGAINST } from '@lienzo/schema/imss/confronta/against';
import { CAUSES } from '@lienzo/schema/imss/confronta/difference';
import { z } from 'zod';
import { imssSearch } from '../imss-search';

/** What the screen 'Confronta' keeps in the URL. */
export const confrontaSearch = imssSearch.extend({
  /** Which status is shown; without it that of comparisons. */
  tabla: z.literal('txt').optional().catch(undefined),
  /** The comparison whose differences are open. */
  ver: z.coerce.number().pipe(z.int().positive()).optional().catch(undefined),
  archivos: z.enum(AGAINST).optional().catch(undefined),
  causa: z.enum(CAUSES).optional().catch(undefined),
  pagina: z.coerce.number().pipe(z.int().min(1)).optional().catch(undefined),
});
export type ConfrontaSearch = z.infer<typeof confrontaSearch>;
