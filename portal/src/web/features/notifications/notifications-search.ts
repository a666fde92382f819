import { z } from 'zod';

export const NOTICE_TABS = ['notificaciones', 'suscripciones'] as const;

/** Which of the two tabs is open; it stays in the URL. */
export const notificationsSearch = z.object({
  vista: z.enum(NOTICE_TABS).optional().catch(undefined),
});
