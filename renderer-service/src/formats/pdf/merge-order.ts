import { pdfOptions } from '@lienzo/schema/api/render-contract';
import { z } from 'zod';

/** The bytes of a file. */
const bytes = z.custom<Uint8Array>((value) => value instanceof Uint8Array);

/** Entry of the outline: a title of a report, or in a combined file the report itself. */
const bookmark = z.object({ text: z.string(), level: z.number() });

/** What is to be made of the printed reports that were loaded before. */
export const mergeOrder = z.object({
  /** Pages that stand before the reports: cover and contents. */
  cover: bytes.nullable(),
  reports: z.array(
    z.object({
      /** Files of sheets with header and footer to lay over the report's pages: one for each, or one for all. */
      sheets: z.array(bytes),
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

/** How many pages a loaded report has, and whether the sheets behind its chunks fit them. */
export const loadedReport = z.object({ pages: z.number(), numbered: z.boolean() });
export type LoadedReport = z.infer<typeof loadedReport>;
