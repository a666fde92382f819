import { z } from 'zod';

/** What the server tells live, and `resumed`: events may have been missed, so what is shown may be old. */
export const liveEvent = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('unread'), unread: z.int().nonnegative() }),
  z.object({ kind: z.literal('folder_changed'), folder_id: z.uuid() }),
  z.object({ kind: z.literal('renders_changed') }),
  z.object({ kind: z.literal('resumed') }),
]);
export type LiveEvent = z.infer<typeof liveEvent>;
