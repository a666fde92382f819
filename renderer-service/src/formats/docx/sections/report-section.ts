import type { FontFamily } from '@lienzo/schema/report/font-family';
import { NumberingRuns, pageGroups } from '@lienzo/schema/report/page-group';
import { numbersInRuns } from '@lienzo/schema/report/page-per-group';
import type { Region } from '@lienzo/schema/report/page-regions';
import { type Layout, pageSize, type ReportDocument } from '@lienzo/schema/report/report';
import { bodyHeight } from '@lienzo/templates/drawing/body-height';
import { bodyWidth } from '@lienzo/templates/drawing/body-width';
import type { DrawContext } from '@lienzo/templates/drawing/draw-context';
import { NO_DATA_TEXT } from '@lienzo/templates/drawing/draw-no-data';
import { groupRows } from '@lienzo/templates/drawing/group-rows';
import { LABEL_GAP } from '@lienzo/templates/drawing/item-width';
import { groupLabels, type LabelGrid } from '@lienzo/templates/drawing/label-grid';
import { regionHeight } from '@lienzo/templates/drawing/region-margins';
import { rowsByUuid } from '@lienzo/templates/drawing/rows-by-uuid';
import { Bookmark, type ISectionOptions, LineRuleType, PageOrientation, Paragraph } from 'docx';
import { imageSource } from '../../../assets/images/image-source.ts';
import { TimeSlice } from '../../../platform/async/time-slice.ts';
import { expectedPages } from '../../pdf/plan/plan-chunks.ts';
import type { RenderControl, RenderJob } from '../../render-job.ts';
import { spacer } from '../blocks/spacing.ts';
import { StreamedTable } from '../blocks/streamed-table.ts';
import { textRuns } from '../blocks/text-runs.ts';
import { SectionBreak, type WordBlock, type WordSection } from '../blocks/word-block.ts';
import type { NumberedLists } from '../blocks/word-styles.ts';
import { twips } from '../blocks/word-units.ts';
import type { WordContext } from '../items/word-context.ts';
import { CodePictures } from '../pictures/code-pictures.ts';
import { listStarts } from './list-starts.ts';
import { pagesForCertain } from './pages-for-certain.ts';
import { wordLabels } from './word-labels.ts';
import { hasFirstPage, wordRegions } from './word-regions.ts';
import { gapBelow, wordSection } from './word-section.ts';

/** What printers leave blank at the edge of the paper, in points: no header begins higher. */
const MIN_REGION_DISTANCE = 12;
/** Page groups between two progress reports. */
const GROUPS_PER_PROGRESS = 50;

/** How a report is placed in a document. */
export type SectionPlacement = {
  /** The target of the table of contents. */
  bookmark?: string;
  /** Whether its pages are numbered separately. */
  ownPageNumbers: boolean;
  /** The font of the document's styles. */
  font: FontFamily;
  /** Shared by the whole document. */
  lists: NumberedLists;
};

/**
 * A report as a section of a Word document, with its own page size, header and footer.
 * @throws the signal's reason when it aborts.
 */
export function reportSection(
  job: RenderJob,
  placement: SectionPlacement,
  control: RenderControl,
): WordSection {
  const { report } = job;
  const draw: DrawContext = {
    rowsOf: rowsByUuid(job.rows),
    imageSource: () => null,
    today: job.today,
    bodyWidth: bodyWidth(report),
    placeholders: false,
    ...(job.charts && { charts: job.charts }),
  };
  const expected = expectedPages(report, draw);
  const context: WordContext = {
    draw,
    images: imageSource(job.assets),
    bodyHeight: bodyHeight(report),
    chartPictures: job.chartPictures ?? {},
    codes: new Map(),
    lists: placement.lists,
    font: placement.font,
    labels: { own: new Set(job.ownLabels), next: 0 },
    ...(placement.ownPageNumbers && { sectionPages: `${pagesForCertain(job, draw, expected) ?? '…'}` }),
  };
  for (const start of listStarts(report)) placement.lists.starts.add(start);
  return {
    options: {
      properties: sectionProperties(report, placement.ownPageNumbers),
      ...wordRegions(report, context, placement.bookmark !== undefined),
    },
    blocks: bodyBlocks(report, context, { ...placement, expected }, control),
  };
}

/** A bookmark in a paragraph one point high. */
const anchor = (id: string): Paragraph =>
  new Paragraph({
    spacing: { before: 0, after: 0, line: twips(1), lineRule: LineRuleType.EXACT },
    children: [new Bookmark({ id, children: [] })],
  });

/** `docx` swaps width and height itself for the horizontal orientation. */
function sectionProperties(
  report: ReportDocument,
  ownPageNumbers: boolean,
): NonNullable<ISectionOptions['properties']> {
  const { width, height } = pageSize('vertical', report.page.papel);
  const { top, right, bottom, left } = report.page.margins;
  return {
    ...(hasFirstPage(report.page) && { titlePage: true }),
    page: {
      ...(ownPageNumbers && { pageNumbers: { start: 1 } }),
      size: {
        width: twips(width),
        height: twips(height),
        orientation:
          report.orientation === 'horizontal' ? PageOrientation.LANDSCAPE : PageOrientation.PORTRAIT,
      },
      margin: {
        top: twips(top),
        right: twips(right),
        bottom: twips(bottom),
        left: twips(left),
        header: twips(regionDistance('header', top, report)),
        footer: twips(regionDistance('footer', bottom, report)),
      },
    },
  };
}

/** From the paper's edge to a header or footer that stands in the middle of its margin, in points. */
const regionDistance = (region: Region, margin: number, report: ReportDocument): number =>
  Math.max(MIN_REGION_DISTANCE, (margin - regionHeight(region, report)) / 2);

async function* bodyBlocks(
  report: ReportDocument,
  context: WordContext,
  { bookmark, ownPageNumbers, expected: total }: SectionPlacement & { expected: number | undefined },
  { signal, progress }: RenderControl,
): AsyncGenerator<WordBlock | SectionBreak> {
  if (bookmark !== undefined) yield anchor(bookmark);
  let pages = 0;
  let last: WordBlock | undefined;
  const reportProgress = (): void =>
    progress({ stage: 'dibujo', unit: 'paginas', done: pages, ...(total !== undefined && { total }) });
  const slice = new TimeSlice();
  const afterRow = (): Promise<void> => slice.yieldIfSpent(signal);
  const inRuns = ownPageNumbers && numbersInRuns(report);
  for await (const { drawn, startsRun } of groupsOfBlocks(report, context, afterRow)) {
    if (pages > 0) yield* inRuns && startsRun ? sectionBreak(last) : pageBreak();
    for (const block of drawn) {
      if (block instanceof StreamedTable && block.begins !== undefined)
        yield* inRuns && block.begins === 'run' ? sectionBreak(last) : pageBreak();
      yield block;
      last = block;
    }
    pages += 1;
    if (pages % GROUPS_PER_PROGRESS === 0) reportProgress();
  }
  if (pages % GROUPS_PER_PROGRESS !== 0) reportProgress();
  if (last === undefined) yield new Paragraph({ children: textRuns(NO_DATA_TEXT) });
  // Word requires a paragraph after the last table.
  else if (!(last instanceof Paragraph)) yield* spacer(1);
}

/** The page break needs a paragraph, since a table cannot carry it. */
const pageBreak = (): WordBlock[] => spacer(1, { pageBreakBefore: true });

/** @param last the block before it. */
const sectionBreak = (last: WordBlock | undefined): (WordBlock | SectionBreak)[] => [
  ...(last instanceof Paragraph ? [] : spacer(1)),
  new SectionBreak(),
];

/**
 * The blocks of each page group for each of its rows, and whether a run of page numbers begins with them; empty ones
 * are skipped.
 * @param afterRow is awaited after each row.
 */
async function* groupsOfBlocks(
  report: ReportDocument,
  context: WordContext,
  afterRow: () => Promise<void>,
): AsyncGenerator<{ drawn: WordBlock[]; startsRun: boolean }> {
  const runs = new NumberingRuns(report.page);
  for (const group of pageGroups(report.layouts)) {
    const labels = groupLabels(group, report);
    const codes = new CodePictures(group);
    if (labels !== undefined) {
      for await (const drawn of labelSheets(group, labels, codes, context, afterRow))
        yield { drawn, startsRun: runs.startsRun(group) };
      continue;
    }
    for (const current of groupRows(group, context.draw)) {
      const draw = current === undefined ? context.draw : { ...context.draw, current };
      const drawn = groupBlocks(group, { ...context, draw, codes: await codes.picturesFor(current) });
      if (drawn.length > 0) yield { drawn, startsRun: runs.startsRun(group) };
      await afterRow();
    }
  }
}

/** A page group as labels, one table per sheet; what does not fit its label has a page of its own. */
async function* labelSheets(
  group: Layout[],
  grid: LabelGrid,
  codes: CodePictures,
  context: WordContext,
  afterRow: () => Promise<void>,
): AsyncGenerator<WordBlock[]> {
  let labels: WordBlock[][] = [];
  const label = { ...context, bodyHeight: grid.innerHeight };
  for (const current of groupRows(group, context.draw)) {
    const isOwn = context.labels.own.has(context.labels.next);
    context.labels.next += 1;
    const own = { ...context.draw, ...(current && { current }) };
    const pictures = await codes.picturesFor(current);
    if (isOwn) {
      if (labels.length > 0) yield wordLabels(labels, grid);
      labels = [];
      yield groupBlocks(group, { ...context, draw: own, codes: pictures });
    } else
      labels.push(
        groupBlocks(
          group,
          { ...label, draw: { ...own, bodyWidth: grid.inner }, codes: pictures },
          () => LABEL_GAP,
        ),
      );
    await afterRow();
    if (labels.length < grid.columnas * grid.filas) continue;
    yield wordLabels(labels, grid);
    labels = [];
  }
  if (labels.length > 0) yield wordLabels(labels, grid);
}

/** @param gapOf the space below a section's items, in points. */
function groupBlocks(group: Layout[], context: WordContext, gapOf = gapBelow): WordBlock[] {
  const blocks: WordBlock[] = [];
  let before = 0;
  for (const section of group) {
    const drawn = wordSection(section, before, context);
    if (drawn.length === 0) continue;
    for (const block of drawn) blocks.push(block);
    before = gapOf(section.items);
  }
  return blocks;
}
