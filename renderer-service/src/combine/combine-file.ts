import type { CombineFormat } from '@lienzo/schema/api/render-contract';
import type { Printer } from '../browser/printer.ts';
import { withWordPictures } from '../formats/docx/pictures/word-pictures.ts';
import { combineDocx } from '../formats/docx/render-docx.ts';
import { withOwnLabels } from '../formats/docx/with-own-labels.ts';
import { pageNotes } from '../formats/item-notes.ts';
import { pageEndNotes } from '../formats/page-notes.ts';
import type { RenderControl } from '../formats/render-job.ts';
import type { FileSink } from '../http/response/file-sink.ts';
import type { CombineJob } from './combine-job.ts';
import { combinePdf } from './combine-pdf.ts';

/** Combines several reports into one file and sends it to the client. */
export async function combineFile(
  job: CombineJob,
  format: CombineFormat,
  browser: Printer,
  control: RenderControl,
  sink: FileSink,
): Promise<void> {
  for (const { job: one } of job.reports)
    control.notes?.addOfItems([...pageNotes(one), ...pageEndNotes(one, format)]);
  switch (format) {
    case 'pdf':
      return await combinePdf(job, browser, control, sink);
    case 'docx':
      return await combineDocx({ ...job, reports: await forWord(job, browser, control) }, control, sink);
  }
}

/** The reports with the pictures that Word needs, and what is known of their labels. */
async function forWord(
  { reports }: CombineJob,
  browser: Printer,
  control: RenderControl,
): Promise<CombineJob['reports']> {
  const done: CombineJob['reports'] = [];
  for (const { job, ...one } of reports) {
    const drawn = await withWordPictures(job, browser, control);
    done.push({ ...one, job: await withOwnLabels(drawn, browser, control) });
  }
  return done;
}
