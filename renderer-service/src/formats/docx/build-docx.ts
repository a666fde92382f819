import { groupDriver, NumberingRuns, pageGroups } from '@lienzo/schema/report/page-group';
import { hasRestartingTable, numbersInRuns } from '@lienzo/schema/report/page-per-group';
import { reportFont, usedFonts } from '@lienzo/schema/report/with-fonts';
import type { ByteSink } from '../../platform/streams/byte-sink.ts';
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
  const ownPageNumbers = numbersInRuns(job.report) && hasSeveralRuns(job);
  const font = reportFont(job.report);
  const part = reportSection(job, { ownPageNumbers, lists, font }, control);
  const fonts = { own: font, used: usedFonts(job.report) };
  await writeWord(
    [part],
    { title: job.report.nombre, author: job.author, lists, fonts, bodyPath },
    control,
    sink,
  );
}

/** Whether page numbers begin again somewhere; what is one run throughout is counted by the document. */
function hasSeveralRuns({ report, rows }: RenderJob): boolean {
  const runs = new NumberingRuns(report.page);
  let count = 0;
  for (const group of pageGroups(report.layouts)) {
    if (hasRestartingTable(group)) return true;
    const driver = groupDriver(group);
    const times = driver === undefined ? 1 : Math.min(2, rows[driver.uuid]?.length ?? 0);
    for (let at = 0; at < times; at += 1) if (runs.startsRun(group)) count += 1;
    if (count > 1) return true;
  }
  return false;
}
