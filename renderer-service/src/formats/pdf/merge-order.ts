import { pdfOptions } from '@lienzo/schema/api/render-contract';
import { z } from 'zod';

/** The bytes of a file. */
const bytes = z.custom<Uint8Array>((value) => value instanceof Uint8Array);

/** An outline entry: a title of a report, or the report itself in a combined file. */
const bookmark = z.object({ text: z.string(), level: z.number() });

/** How the loaded reports are merged. */
export const mergeOrder = z.object({
  /** Cover and table of contents. */
  cover: bytes.nullable(),
  reports: z.array(
    z.object({
      /** Files of sheets with header and footer to lay over the report's pages: one for each, or one for all. */
      sheets: z.array(bytes),
      /** Whether the sheets lie below the pages: they have a watermark or a colour. */
      below: z.boolean(),
      /** The bookmark of the report itself; null when it stands alone. */
      bookmark: z.string().nullable(),
      titles: z.array(bookmark),
    }),
  ),
  outline: z.boolean(),
  title: z.string(),
  author: z.string(),
  now: z.date(),
  pdf: pdfOptions,
});
export type MergeOrder = z.infer<typeof mergeOrder>;

/** A loaded report's page count, and whether the sheets after its chunks match. */
export const loadedReport = z.object({ pages: z.number(), numbered: z.boolean() });
export type LoadedReport = z.infer<typeof loadedReport>;
