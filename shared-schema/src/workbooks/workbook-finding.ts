/** What is found in an uploaded workbook: one shape for layouts, masters and files of the IMSS. */
import { z } from 'zod';

/** error: what it concerns is not loaded; warning: it is loaded as said; info: nothing has to be done. */
export const SEVERITIES = ['error', 'warning', 'info'] as const;

export const workbookFinding = z.object({
  /** null: the whole file. */
  sheet: z.string().nullable(),
  /** As Excel counts, from 1; null: the whole sheet. */
  row: z.int().nullable(),
  /** As Excel names it, "C"; null: the whole row. */
  column: z.string().nullable(),
  /** The number of personnel in the row. */
  person_number: z.string().nullable(),
  /** What the cell holds, cut to a readable length. */
  value: z.string().nullable(),
  severity: z.enum(SEVERITIES),
  /** What is wrong and what to do. */
  message: z.string(),
});
export type WorkbookFinding = z.infer<typeof workbookFinding>;
