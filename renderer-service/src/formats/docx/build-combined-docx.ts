import type { CombineOptions } from '@lienzo/schema/api/render-contract';
import { DEFAULT_FONT } from '@lienzo/schema/report/font-family';
import { reportFont, usedFonts } from '@lienzo/schema/report/with-fonts';
import type { ByteSink } from '../../platform/streams/byte-sink.ts';
import type { RenderControl, RenderJob } from '../render-job.ts';
import type { WordSection } from './blocks/word-block.ts';
import { writeWord } from './package/write-word.ts';
import { reportSection } from './sections/report-section.ts';
import { wordCover } from './sections/word-cover.ts';

/** Reports to be combined into one Word document. */
export type WordCombination = {
  reports: { name: string; job: RenderJob }[];
  options: CombineOptions;
  /** The day on the cover, `YYYY-MM-DD`. */
  today: string;
};

/**
 * Builds one Word document of several reports: each is a section with its own page size, header and footer, after an
 * optional cover and table of contents. Progress counts the pages of all reports.
 * @param bodyPath where the body is buffered on the disk; in memory when absent.
 * @throws the signal's reason when it aborts.
 */
export async function buildCombinedDocx(
  { reports, options, today }: WordCombination,
  control: RenderControl,
  sink: ByteSink,
  bodyPath?: string,
): Promise<void> {
  const lists = { next: 0, starts: new Set<number>() };
  const named = reports.map((report, index) => ({ ...report, bookmark: `reporte_${index + 1}` }));
  const [first = DEFAULT_FONT, ...others] = reports.map(({ job }) => reportFont(job.report));
  // Where they differ, cover and contents have the usual one.
  const font = others.every((one) => one === first) ? first : DEFAULT_FONT;
  const used = new Set([font, ...reports.flatMap(({ job }) => usedFonts(job.report))]);
  const parts: WordSection[] = [];
  if (options.cover || options.table_of_contents) parts.push(wordCover(named, options, today));
  const done = reports.map(() => 0);
  for (const [index, { job, bookmark }] of named.entries()) {
    const position = { bookmark, ownPageNumbers: options.numbering === 'por_reporte', lists, font };
    const progress: RenderControl['progress'] = (step) => {
      done[index] = step.done ?? 0;
      control.progress({
        stage: step.stage,
        unit: 'paginas',
        done: done.reduce((sum, pages) => sum + pages, 0),
      });
    };
    parts.push(reportSection(job, position, { ...control, progress }));
  }
  const fonts = { own: font, used: [...used] };
  const order = { title: options.title, author: options.author ?? '', lists, fonts, bodyPath };
  await writeWord(parts, order, control, sink);
}
