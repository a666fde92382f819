import { z } from 'zod';

export const CONFIGURATION_TABS = ['permisos', 'nomina', 'bancos', 'ags'] as const;

/** What the tab of modules keeps in the URL. */
export const modulesSearch = z.object({
  /** The person whose modules are shown. */
  usuario: z.uuid().optional().catch(undefined),
});

/** What the screen keeps in the URL; anything else that stands there is ignored. */
export const configurationSearch = modulesSearch.extend({
  vista: z.enum(CONFIGURATION_TABS).optional().catch(undefined),
  /** The client and the payroll whose concepts are shown. */
  cliente: z.uuid().optional().catch(undefined),
  nomina: z.coerce.number().pipe(z.int().positive()).optional().catch(undefined),
  /** Words that narrow the concepts down. */
  q: z.coerce.string().max(200).optional().catch(undefined),
});
