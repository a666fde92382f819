import type { CombineOptions } from '@lienzo/schema/api/render-contract';
import type { ISectionOptions } from 'docx';
import type { RenderControl, RenderJob } from '../render-job.ts';
import { packWord } from './pack-word.ts';
import { wordCover } from './word-cover.ts';
import { wordPart } from './word-part.ts';

/** Reports to become one Word document. */
export type WordCombination = {
  reports: { name: string; job: RenderJob }[];
  options: CombineOptions;
  /** The day on the cover, `YYYY-MM-DD`. */
  today: string;
};

/**
 * Reports as one Word document: each a section with its own paper, header and footer; cover and contents before
 * them when asked.
 * @throws the signal's reason when it aborts.
 */
export async function buildCombinedDocx(
  { reports, options, today }: WordCombination,
  control: RenderControl,
): Promise<Uint8Array<ArrayBuffer>> {
  const lists = { next: 0, starts: new Set<number>() };
  const named = reports.map((report, index) => ({ ...report, bookmark: `reporte_${index + 1}` }));
  const sections: ISectionOptions[] = [];
  if (options.cover || options.table_of_contents) sections.push(wordCover(named, options, today));
  for (const { job, bookmark } of named)
    sections.push(
      await wordPart(job, { bookmark, ownNumbers: options.numbering === 'por_reporte', lists }, control),
    );
  return await packWord(sections, lists, { title: options.title, author: options.author ?? '' }, control);
}
