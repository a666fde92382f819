import type { RenderControl, RenderJob } from '../render-job.ts';
import { packWord } from './pack-word.ts';
import { wordPart } from './word-part.ts';

/**
 * A report as a Word document in which everything can be edited. The library builds the whole of it at once and
 * does not yield: large reports go through `renderDocx`, to a thread of their own.
 * @throws the signal's reason when it aborts.
 */
export async function buildDocx(job: RenderJob, control: RenderControl): Promise<Uint8Array<ArrayBuffer>> {
  const lists = { next: 0, starts: new Set<number>() };
  const part = await wordPart(job, { ownNumbers: false, lists }, control);
  return await packWord([part], lists, { title: job.report.nombre, author: job.author }, control);
}
