import { z } from 'zod';

const bytes = z.custom<Uint8Array>((value) => value instanceof Uint8Array);

/** What the documents of a print's parts are made with: their properties, and headers and footers by number of pages. */
const splitOrder = z.object({
  about: z.object({ title: z.string(), author: z.string(), now: z.date() }),
  sheets: z.map(z.number(), z.array(bytes)),
});
export type SplitOrder = z.infer<typeof splitOrder>;

/** Requests to the splitting thread: a print, then the order for its parts. */
export const splitRequest = z.union([z.object({ load: bytes, count: z.int() }), splitOrder]);

/** Replies of the splitting thread: the pages of each part, then the documents. */
export const splitReply = z.union([
  z.object({ pages: z.array(z.number()) }),
  z.object({ files: z.array(bytes) }),
]);
