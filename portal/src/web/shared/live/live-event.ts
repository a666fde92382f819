import { z } from 'zod';

const capture = { paysheet_id: z.int(), period_id: z.int() };
const person = { user_id: z.uuid(), name: z.string() };

/** What the server tells live, and `resumed`: events may have been missed, so what is shown may be old. */
export const liveEvent = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('unread'), unread: z.int().nonnegative() }),
  z.object({ kind: z.literal('folder_changed'), folder_id: z.uuid() }),
  z.object({ kind: z.literal('renders_changed') }),
  z.object({ kind: z.literal('capture_changed'), ...capture }),
  z.object({ kind: z.literal('capture_present'), ...capture, ...person }),
  z.object({ kind: z.literal('capture_left'), ...capture, ...person }),
  z.object({ kind: z.literal('resumed') }),
]);
export type LiveEvent = z.infer<typeof liveEvent>;
