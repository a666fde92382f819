import type { RenderFormat } from '@lienzo/schema/api/render-contract';
import { todayInMexico } from '@lienzo/schema/payroll/plain-date';
import { withRegionMargins } from '@lienzo/templates/drawing/region-margins';
import type { Printer } from '../../browser/printer.ts';
import { withWordPictures } from '../../formats/docx/pictures/word-pictures.ts';
import { renderDocx } from '../../formats/docx/render-docx.ts';
import { renderPdf } from '../../formats/pdf/render-pdf.ts';
import type { RenderControl, RenderJob } from '../../formats/render-job.ts';
import { tableNotes } from '../../formats/table-notes.ts';
import { renderXlsx } from '../../formats/xlsx/render-xlsx.ts';
import type { FileSink } from '../../response/file-sink.ts';
import type { RenderInput } from './render-input.ts';

/** Renders an input and sends the file to the client. */
export async function renderFile(
  input: RenderInput,
  format: RenderFormat,
  browser: Printer,
  control: RenderControl,
  sink: FileSink,
): Promise<void> {
  const job = jobOf(input);
  if (format !== 'xlsx') control.notes?.addOfItems(tableNotes(job));
  switch (format) {
    case 'pdf':
      return await renderPdf(job, browser, control, sink);
    case 'docx':
      return await renderDocx(await withWordPictures(job, browser, control.signal), control, sink);
    case 'xlsx':
      return await renderXlsx(job, control, sink);
  }
}

/** An input as a job, with defaults for missing options. */
export function jobOf({ report, rows, charts, options }: RenderInput): RenderJob {
  const now = new Date();
  return {
    report: withRegionMargins({ ...report, orientation: options.orientation ?? report.orientation }),
    rows,
    today: options.today ?? todayInMexico(now),
    author: options.author ?? '',
    now,
    assets: options.assets ?? {},
    pdf: options.pdf,
    ...(charts && { charts }),
  };
}
