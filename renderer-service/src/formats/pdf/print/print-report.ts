import { hasPagesPerRow, pageGroups } from '@lienzo/schema/report/page-group';
import { hasRestartingTable, numbersInRuns } from '@lienzo/schema/report/page-per-group';
import type { ReportDocument } from '@lienzo/schema/report/report';
import { bodyHeight } from '@lienzo/templates/drawing/body-height';
import { bodyWidth } from '@lienzo/templates/drawing/body-width';
import type { DrawContext } from '@lienzo/templates/drawing/draw-context';
import { drawNoData } from '@lienzo/templates/drawing/draw-no-data';
import { rowsByUuid } from '@lienzo/templates/drawing/rows-by-uuid';
import { imageSource } from '../../../assets/images/image-source.ts';
import { isTurned } from '../../../assets/images/jpeg-orientation.ts';
import { PagePictures } from '../../../assets/page-assets/page-pictures.ts';
import type { Printer } from '../../../browser/printer.ts';
import { loadFigures } from '../../load-figures.ts';
import { withRedrawnPictures } from '../../redrawn-pictures.ts';
import type { RenderControl, RenderJob } from '../../render-job.ts';
import type { Chunk, PrintedReport, StoredPrint } from '../chunk.ts';
import { columnsCss } from '../plan/continue-on-pages.ts';
import { partCss } from '../plan/part-css.ts';
import { expectedPages, planChunks, wholeReport } from '../plan/plan-chunks.ts';
import { figureMark } from './figure-mark.ts';
import { inspection } from './inspection.ts';
import { numbersFrom, type PageNumbers } from './page-numbers.ts';
import { pdfDocument, screenCss } from './pdf-document.ts';
import { type GroupPages, printChunks } from './print-chunks.ts';
import { drawSheets, hasSheets, sheetCss, usesPageFields } from './region-sheets.ts';
import { TitleMarks } from './title-marks.ts';

/** How a report is printed. */
export type PrintMode = {
  /** Marks its titles for bookmarks. */
  outline: boolean;
  /** As one chunk, with tags and the browser's own outline. */
  tagged: boolean;
  /** Whether headers and footers may be printed along with it, numbered separately. */
  ownPageNumbers: boolean;
};

/** A printed report, and what is needed to print its headers and footers later. */
export type ReportPrint = {
  printed: PrintedReport;
  context: DrawContext;
  /** The pictures that `context` references. */
  pictures: PagePictures;
  titleMarks: TitleMarks;
  /** The pages of each page group, for numbers in runs. */
  groups: GroupPages[];
};

/** Control of a print; `keep` stores its parts, in memory by default. */
export type PrintControl = RenderControl & { keep?(print: Uint8Array): Promise<StoredPrint> };

/** Draws and prints a report, in chunks. @throws the signal's reason when it aborts. */
export async function printReport(
  given: RenderJob,
  mode: PrintMode,
  browser: Printer,
  control: PrintControl,
): Promise<ReportPrint> {
  const job = await withRedrawnPictures(given, isTurned, browser, control.signal);
  const { report } = job;
  const pictures = new PagePictures(imageSource(job.assets));
  const titleMarks = new TitleMarks(report);
  const context: DrawContext = {
    rowsOf: rowsByUuid(job.rows),
    imageSource: (valor) => pictures.urlOf(valor),
    imageSize: (valor) => pictures.sizeOf(valor),
    today: job.today,
    bodyWidth: bodyWidth(report),
    bodyHeight: bodyHeight(report),
    placeholders: false,
    ...(await loadFigures(report)),
    ...(job.charts && { charts: job.charts }),
    ...(mode.outline && !mode.tagged && { titleMark: titleMarks.mark }),
    ...(mode.tagged && { figureMark }),
  };
  const { chunks, groups } = await printBody(job, mode, context, pictures, browser, control);
  return { printed: { chunks, tagged: mode.tagged }, context, pictures, titleMarks, groups };
}

/**
 * Prints the body. Where the page count can be guessed (one page per row of a dynamic text, a short report), the header
 * and footer sheets are printed along with it, so that most reports need only one print.
 */
async function printBody(
  { report }: RenderJob,
  mode: PrintMode,
  context: DrawContext,
  pictures: PagePictures,
  browser: Printer,
  { signal, progress, notes, keep = async (print) => print }: PrintControl,
): Promise<{ chunks: PrintedReport['chunks']; groups: GroupPages[] }> {
  const total = expectedPages(report, context);
  const isNumbered = mode.ownPageNumbers && hasSheets(report) && usesPageFields(report);
  const inRuns = numbersInRuns(report);
  const guessedTotal = isNumbered && !mode.tagged && (!inRuns || isRowsOnly(report)) ? total : undefined;
  const chunks = (mode.tagged ? wholeReport : planChunks)(report, context, signal);
  const printed = await printChunks(
    withNoDataPage(chunks),
    (chunk, before) => {
      const sheets =
        guessedTotal === undefined
          ? ''
          : drawSheets(report, context, guessedNumbers(chunk, inRuns, before, guessedTotal));
      const css = chunk.part === undefined ? screenCss(report) + columnsCss(report) : partCss(report);
      const html = pictures.inlineSmallPictures(
        pdfDocument(report, chunk.html + sheets, sheetCss(report) + css),
      );
      return { html, pictures, tagged: mode.tagged };
    },
    browser,
    signal,
    (done) =>
      progress({
        stage: 'dibujo',
        unit: 'paginas',
        done,
        ...(total !== undefined && { total: Math.max(total, done) }),
      }),
    keep,
    inspection(notes),
    isNumbered && inRuns,
  );
  const isGuessRight = guessedTotal === printed.reduce((sum, { pages }) => sum + pages, 0);
  const kept = printed.map(({ file, filler, pages }) => ({
    file,
    filler,
    pages: isGuessRight ? pages : -1,
    sheets: guessedTotal === undefined ? 0 : pages,
  }));
  return { chunks: kept, groups: printed.flatMap(({ groups }) => groups) };
}

/** Whether each page group has pages of its own for each row, of which one is guessed for each. */
const isRowsOnly = ({ layouts, page }: ReportDocument): boolean =>
  page.numbering === 'por_fila' &&
  pageGroups(layouts).every((group) => hasPagesPerRow(group) && !hasRestartingTable(group));

const guessedNumbers = ({ pages }: Chunk, inRuns: boolean, before: number, total: number): PageNumbers[] =>
  inRuns
    ? Array.from({ length: pages }, () => ({ page: 1, pages: 1, isFirst: true }))
    : numbersFrom(before + 1, pages, total, before === 0);

/** A report without pages gets one that says that there are no data. */
async function* withNoDataPage(chunks: AsyncIterable<Chunk>): AsyncGenerator<Chunk> {
  let any = false;
  for await (const chunk of chunks) {
    any = true;
    yield chunk;
  }
  if (!any) yield { html: drawNoData(), pages: 1, runStarts: [true] };
}
