import type { Printer } from '../../../browser/printer.ts';
import { needsRedrawing } from '../../../browser/redraw-picture.ts';
import { withRedrawnPictures } from '../../redrawn-pictures.ts';
import type { RenderJob } from '../../render-job.ts';
import { withChartPictures } from './chart-pictures.ts';

/** A job with everything that Word needs as pictures: charts as PNG, WebP as PNG, photographs upright. */
export async function withWordPictures(
  job: RenderJob,
  browser: Printer,
  signal: AbortSignal,
): Promise<RenderJob> {
  return await withRedrawnPictures(
    await withChartPictures(job, browser, signal),
    needsRedrawing,
    browser,
    signal,
  );
}
