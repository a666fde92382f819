import { z } from 'zod';
import { loadedReport, mergeOrder } from '../merge-order.ts';

const printedChunk = z.object({
  file: z.union([z.instanceof(Uint8Array), z.string()]),
  pages: z.number(),
  sheets: z.number(),
  filler: z.object({ before: z.number(), after: z.number() }).optional(),
});
const printedReport = z.object({ chunks: z.array(printedChunk), tagged: z.boolean() });

/** Requests to the merge worker, in this order. */
export const mergeRequest = z.union([
  z.object({ load: z.array(printedReport) }),
  z.object({ merge: mergeOrder }),
  /** Into a file of the disk. */
  z.object({ mergeTo: z.string(), order: mergeOrder }),
]);

/** Replies of the merge worker. */
export const mergeReply = z.union([
  z.object({ loaded: z.array(loadedReport) }),
  z.object({ file: z.instanceof(Uint8Array<ArrayBuffer>) }),
  z.object({ merged: z.literal(true) }),
]);
