import { pdfOptions } from '@lienzo/schema/api/render-contract';
import { hasBackdrop } from '@lienzo/schema/report/watermark';
import type { Printer } from '../../browser/printer.ts';
import type { DocumentSink } from '../../platform/streams/byte-sink.ts';
import type { RenderControl, RenderJob } from '../render-job.ts';
import { sendMerged } from './merge/send-merged.ts';
import { ownNumbers } from './print/page-numbers.ts';
import { printReport } from './print/print-report.ts';
import { printSheets } from './print/print-sheets.ts';

/**
 * Renders a report as PDF: drawn and printed in chunks, merged, numbered.
 * @throws the signal's reason when it aborts, or what the sink threw.
 */
export async function renderPdf(
  job: RenderJob,
  browser: Printer,
  control: RenderControl,
  sink: DocumentSink,
): Promise<void> {
  const pdf = job.pdf ?? pdfOptions.parse({});
  const mode = { outline: pdf.outline, tagged: pdf.accessible, ownPageNumbers: true };
  await sendMerged(
    {
      async print(keep) {
        const print = await printReport(job, mode, browser, { ...control, keep });
        return { prints: print, printed: [print.printed] };
      },
      async order(print, [loaded = { pages: 0, numbered: false }]) {
        const numbers = ownNumbers(job.report, loaded.pages, print.groups);
        return {
          cover: null,
          reports: [
            {
              sheets: loaded.numbered
                ? []
                : await printSheets(job.report, print, numbers, browser, control.signal),
              below: hasBackdrop(job.report.page),
              bookmark: null,
              titles: print.titleMarks.drawn,
            },
          ],
          outline: pdf.outline && !pdf.accessible,
          title: job.report.nombre,
          author: job.author,
          now: job.now,
          pdf,
        };
      },
    },
    browser,
    control,
    sink,
  );
}
