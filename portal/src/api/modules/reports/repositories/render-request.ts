import { pdfOptions, renderFormat } from '@lienzo/schema/api/render-contract';
import { orientation } from '@lienzo/schema/report/report';
import { z } from 'zod';

/**
 * What was asked for, as it is kept: the PDF's options without a password, and the report as it stood then, so that
 * later changes do not reach a file that is being made. `report` is absent once the file of a saved report is made.
 */
export const renderRequest = z.object({
  report_id: z.int().optional(),
  report: z.unknown().optional(),
  format: renderFormat,
  orientation: orientation.optional(),
  pdf: pdfOptions.optional(),
  /** Whether a password is sealed beside it. */
  protected: z.boolean(),
});
export type RenderRequest = z.infer<typeof renderRequest>;
