import { z } from 'zod';

export const NOTICE_TABS = ['notificaciones', 'suscripciones'] as const;

/** The open tab, stored in the URL. */
export const notificationsSearch = z.object({
  vista: z.enum(NOTICE_TABS).optional().catch(undefined),
});
