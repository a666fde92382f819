import { z } from 'zod';

export const CLIENT_COLUMNS = ['nombre', 'creacion', 'usuarios', 'espacio'] as const;
export type ClientColumn = (typeof CLIENT_COLUMNS)[number];

/** What the screen keeps in the URL; anything else that stands there is ignored. */
export const clientsSearch = z.object({
  /** Words to look for. */
  q: z.coerce.string().max(200).optional().catch(undefined),
  orden: z.enum(CLIENT_COLUMNS).optional().catch(undefined),
  sentido: z.enum(['asc', 'desc']).optional().catch(undefined),
  /** The client whose people are shown. */
  cliente: z.uuid().optional().catch(undefined),
});
export type ClientsSearch = z.infer<typeof clientsSearch>;
