import type { ByteSink } from '../../streams/byte-sink.ts';
import type { RenderControl, RenderJob } from '../render-job.ts';
import { writeWord } from './package/write-word.ts';
import { reportSection } from './sections/report-section.ts';

/**
 * A report as a Word document in which everything can be edited.
 * @param bodyPath a file on the disk that it may fill meanwhile.
 * @throws the signal's reason when it aborts.
 */
export async function buildDocx(
  job: RenderJob,
  control: RenderControl,
  sink: ByteSink,
  bodyPath?: string,
): Promise<void> {
  const lists = { next: 0, starts: new Set<number>() };
  const part = reportSection(job, { ownPageNumbers: false, lists }, control);
  await writeWord([part], { title: job.report.nombre, author: job.author, lists, bodyPath }, control, sink);
}
