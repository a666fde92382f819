import type { RenderFormat } from '@lienzo/schema/api/render-contract';
import { todayInMexico } from '@lienzo/schema/payroll/plain-date';
import { withFonts } from '@lienzo/schema/report/with-fonts';
import { withRegionMargins } from '@lienzo/templates/drawing/region-margins';
import type { Printer } from '../../browser/printer.ts';
import { renderAs } from '../../formats/render-as.ts';
import type { RenderControl, RenderJob } from '../../formats/render-job.ts';
import { withCrossTables } from '../../formats/with-cross-tables.ts';
import type { DocumentSink } from '../../platform/streams/byte-sink.ts';
import type { RenderInput } from './render-input.ts';
import { withReportBarScales } from './with-bar-scales.ts';
import { withFormulaResults } from './with-formula-results.ts';

/** Renders an input and sends the file to the client. */
export async function renderFile(
  input: RenderInput,
  format: RenderFormat,
  browser: Printer,
  control: RenderControl,
  sink: DocumentSink,
): Promise<void> {
  const whole = await computedInput(input, control.signal);
  return await renderAs(jobOf(whole), format, browser, control, sink);
}

/** An input with what is computed of all rows before anything is laid out. @throws RenderError; the signal's reason when it aborts. */
export const computedInput = async (input: RenderInput, signal: AbortSignal): Promise<RenderInput> =>
  await withCrossTables(await withReportBarScales(await withFormulaResults(input, signal), signal), signal);

/** An input, as `computedInput` gives it, as a job, with defaults for missing options. */
export function jobOf({ report, rows, rowNotes, charts, options }: RenderInput): RenderJob {
  const now = new Date();
  return {
    report: withFonts(
      withRegionMargins({ ...report, orientation: options.orientation ?? report.orientation }),
    ),
    rows,
    today: options.today ?? todayInMexico(now),
    author: options.author ?? '',
    now,
    assets: options.assets ?? {},
    pdf: options.pdf,
    rowNotes,
    ...(charts && { charts }),
  };
}
