import { z } from 'zod';

export const USER_COLUMNS = ['nombre', 'correo', 'compania', 'rol'] as const;
export type UserColumn = (typeof USER_COLUMNS)[number];

/** What the screen keeps in the URL; anything else that stands there is ignored. */
export const usersSearch = z.object({
  /** Words to look for. */
  q: z.coerce.string().max(200).optional().catch(undefined),
  orden: z.enum(USER_COLUMNS).optional().catch(undefined),
  sentido: z.enum(['asc', 'desc']).optional().catch(undefined),
  /** The collaborator whose panel is open. */
  usuario: z.uuid().optional().catch(undefined),
});
export type UsersSearch = z.infer<typeof usersSearch>;
