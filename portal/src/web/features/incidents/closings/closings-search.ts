import { z } from 'zod';

/** What the calendar keeps in the URL. */
export const closingsSearch = z.object({
  /** `YYYY-MM`; absent: this month. */
  mes: z
    .string()
    .regex(/^20\d{2}-(0[1-9]|1[0-2])$/)
    .optional()
    .catch(undefined),
  q: z.coerce.string().max(200).optional().catch(undefined),
  abiertas: z.boolean().optional().catch(undefined),
});
export type ClosingsSearch = z.infer<typeof closingsSearch>;
