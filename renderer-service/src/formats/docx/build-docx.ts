import type { ByteSink } from '../../streams/byte-sink.ts';
import type { RenderControl, RenderJob } from '../render-job.ts';
import { writeWord } from './package/write-word.ts';
import { reportSection } from './sections/report-section.ts';

/**
 * Builds a report as an editable Word document.
 * @param bodyPath where the body is buffered on the disk; in memory when absent.
 * @throws the signal's reason when it aborts.
 */
export async function buildDocx(
  job: RenderJob,
  control: RenderControl,
  sink: ByteSink,
  bodyPath?: string,
): Promise<void> {
  const lists = { next: 0, starts: new Set<number>() };
  const ownPageNumbers = job.report.page.numbering === 'por_fila';
  const part = reportSection(job, { ownPageNumbers, lists }, control);
  await writeWord([part], { title: job.report.nombre, author: job.author, lists, bodyPath }, control, sink);
}
