import type { PdfOptions, RenderFormat } from '@lienzo/schema/api/render-contract';
import type { Printer } from '../browser/printer.ts';
import { renderAs } from '../formats/render-as.ts';
import type { RenderControl, RenderJob } from '../formats/render-job.ts';
import { PrintNotes } from '../platform/notes/print-notes.ts';
import type { PartFile, PartFileSink } from './part-file.ts';
import { printParts } from './print-parts.ts';

/**
 * Makes a file for each job and hands them over in their order. PDF files of plain pages are printed many at a time;
 * others one by one.
 * @param jobs of the same report and options.
 * @throws the signal's reason when it aborts, or what `write` threw.
 */
export async function renderParts(
  jobs: readonly RenderJob[],
  format: RenderFormat,
  browser: Printer,
  control: RenderControl,
  write: PartFileSink,
): Promise<void> {
  const alone = async (job: RenderJob): Promise<PartFile> => {
    const notes = new PrintNotes();
    const chunks: Uint8Array[] = [];
    await renderAs(
      job,
      format,
      browser,
      { ...control, progress: () => undefined, notes },
      {
        write: async (chunk) => void chunks.push(chunk),
        writeWhole: (file) => void chunks.push(file),
      },
    );
    return { bytes: chunks.length === 1 && chunks[0] ? chunks[0] : Buffer.concat(chunks), notes };
  };
  if (format === 'pdf' && isPlain(jobs[0]?.pdf) && isOneReport(jobs))
    return await printParts(jobs, browser, control, alone, write);
  for (const job of jobs) {
    control.signal.throwIfAborted();
    await write(await alone(job));
  }
}

/** Formulas have other results in each part, and headers with them are not the same. */
const isOneReport = (jobs: readonly RenderJob[]): boolean => {
  const first = JSON.stringify(jobs[0]?.report);
  return jobs.every(({ report }) => report === jobs[0]?.report || JSON.stringify(report) === first);
};

/** Whether nothing but pages is asked for: the rest is made in one piece. */
const isPlain = (pdf: PdfOptions | undefined): boolean =>
  pdf === undefined || !(pdf.outline || pdf.accessible || pdf.archive || pdf.password !== undefined);
