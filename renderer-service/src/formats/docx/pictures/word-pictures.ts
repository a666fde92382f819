import type { Printer } from '../../../browser/printer.ts';
import { needsRedrawing } from '../../../browser/redraw-picture.ts';
import { withRedrawnPictures } from '../../redrawn-pictures.ts';
import type { RenderControl, RenderJob } from '../../render-job.ts';
import { withChartPictures } from './chart-pictures.ts';
import { withFadedBackground } from './faded-background.ts';

/** A job with everything that Word needs as pictures: charts that it cannot keep, WebP as PNG, photographs upright, and a faint background. */
export async function withWordPictures(
  job: RenderJob,
  browser: Printer,
  control: Pick<RenderControl, 'signal' | 'notes'>,
): Promise<RenderJob> {
  const { signal } = control;
  const drawn = await withRedrawnPictures(
    await withChartPictures(job, browser, control),
    needsRedrawing,
    browser,
    signal,
  );
  return await withFadedBackground(drawn, browser, signal);
}
