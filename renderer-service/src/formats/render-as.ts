import type { RenderFormat } from '@lienzo/schema/api/render-contract';
import type { Printer } from '../browser/printer.ts';
import type { DocumentSink } from '../platform/streams/byte-sink.ts';
import { withWordPictures } from './docx/pictures/word-pictures.ts';
import { renderDocx } from './docx/render-docx.ts';
import { withOwnLabels } from './docx/with-own-labels.ts';
import { itemNotes, pageNotes } from './item-notes.ts';
import { pageEndNotes } from './page-notes.ts';
import { paperNotes } from './paper-notes.ts';
import { renderPdf } from './pdf/render-pdf.ts';
import type { RenderControl, RenderJob } from './render-job.ts';
import { renderXlsx } from './xlsx/render-xlsx.ts';

/** Renders a job as a file of the format. */
export async function renderAs(
  job: RenderJob,
  format: RenderFormat,
  browser: Printer,
  control: RenderControl,
  sink: DocumentSink,
): Promise<void> {
  control.notes?.addOfItems(format === 'xlsx' ? itemNotes(job) : pageNotes(job));
  control.notes?.addOfItems([...pageEndNotes(job, format), ...paperNotes(job, format)]);
  switch (format) {
    case 'pdf':
      return await renderPdf(job, browser, control, sink);
    case 'docx':
      return await renderDocx(
        await withOwnLabels(await withWordPictures(job, browser, control), browser, control),
        control,
        sink,
      );
    case 'xlsx':
      return await renderXlsx(job, control, sink);
  }
}
