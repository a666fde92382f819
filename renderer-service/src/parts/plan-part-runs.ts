import type { ReportDocument } from '@lienzo/schema/report/report';
import type { DrawContext } from '@lienzo/templates/drawing/draw-context';
import { drawNoData } from '@lienzo/templates/drawing/draw-no-data';
import { planChunks } from '../formats/pdf/plan/plan-chunks.ts';
import { markedPart } from './split-print.ts';

/** Pages, and characters of HTML, that are printed at once. */
const RUN_PAGES = 100;
const RUN_HTML = 1_500_000;

/** Parts that follow one another: printed at once and split, or one that is too long for that, by its index. */
export type PartRun = { html: string; count: number } | { alone: number };

/**
 * Gathers short parts into runs that are printed at once, because a print of a hundred pages costs little more than one
 * of a single page.
 * @param contexts of each part.
 * @throws the signal's reason when it aborts.
 */
export async function* planPartRuns(
  report: ReportDocument,
  contexts: Iterable<DrawContext>,
  signal: AbortSignal,
): AsyncGenerator<PartRun> {
  let run = { html: '', count: 0, pages: 0 };
  let index = 0;
  for (const context of contexts) {
    const short = await shortPart(report, context, signal);
    const isFull =
      short === undefined ||
      run.pages + short.pages > RUN_PAGES ||
      run.html.length + short.html.length > RUN_HTML;
    if (isFull && run.count > 0) {
      yield run;
      run = { html: '', count: 0, pages: 0 };
    }
    if (short === undefined) yield { alone: index };
    else {
      run.html += markedPart(short.html, run.count);
      run.count += 1;
      run.pages += short.pages;
    }
    index += 1;
  }
  if (run.count > 0) yield run;
}

/** A part that is one chunk of whole pages, numbered throughout; undefined for another. */
async function shortPart(
  report: ReportDocument,
  context: DrawContext,
  signal: AbortSignal,
): Promise<{ html: string; pages: number } | undefined> {
  let only: { html: string; pages: number } | undefined;
  for await (const chunk of planChunks(report, context, signal)) {
    const runs = chunk.runStarts.filter((starts) => starts).length;
    // Its header and footer depend on more than how many pages it has.
    if (runs > 1 && report.page.numbering === 'por_fila') return undefined;
    if (only !== undefined || chunk.part !== undefined) return undefined;
    only = chunk;
  }
  return only ?? { html: drawNoData(), pages: 1 };
}
