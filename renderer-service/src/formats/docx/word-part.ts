import { pageGroups } from '@lienzo/schema/report/page-group';
import { type Layout, pageSize, type ReportDocument } from '@lienzo/schema/report/report';
import type { RichText } from '@lienzo/schema/report/rich-text';
import { bodyWidth } from '@lienzo/templates/drawing/body-width';
import type { DrawContext } from '@lienzo/templates/drawing/draw-context';
import { NO_DATA_TEXT } from '@lienzo/templates/drawing/draw-no-data';
import { groupRows } from '@lienzo/templates/drawing/group-rows';
import { groupLabels, type LabelGrid } from '@lienzo/templates/drawing/label-grid';
import { rowsByUuid } from '@lienzo/templates/drawing/rows-by-uuid';
import {
  Bookmark,
  Footer,
  Header,
  type ISectionOptions,
  LineRuleType,
  PageOrientation,
  Paragraph,
} from 'docx';
import { imageSource } from '../../images/image-source.ts';
import { LoopTurn } from '../../signals/loop-turn.ts';
import { expectedPages } from '../pdf/plan-chunks.ts';
import type { RenderControl, RenderJob } from '../render-job.ts';
import { CodePictures } from './code-pictures.ts';
import { listStarts } from './list-starts.ts';
import { textRuns } from './text-runs.ts';
import type { WordBlock } from './word-block.ts';
import type { WordContext } from './word-context.ts';
import { wordLabels } from './word-labels.ts';
import { wordParagraphs } from './word-paragraphs.ts';
import { spacer, wordSection } from './word-section.ts';
import { twips } from './word-units.ts';

/** Space between sections and below a title, in points, as in the drawing. */
const SECTION_GAP = 12;
const TITLE_GAP = 6;
/** Page groups between two tellings of how many are done. */
const GROUPS_PER_TELL = 50;

/** How a report stands in a document. */
export type WordPlaceInFile = {
  /** Named, so that the contents can lead to it. */
  bookmark?: string;
  /** Its pages are counted by themselves. */
  ownNumbers: boolean;
  /** Bullets and numbers are the whole document's. */
  lists: WordContext['lists'];
};

/** A section of a document, its blocks made when they are asked for. */
export type WordPart = {
  options: Omit<ISectionOptions, 'children'>;
  blocks: Iterable<WordBlock> | AsyncIterable<WordBlock>;
};

/**
 * A report as a section of a Word document, with its own paper, header and footer.
 * @throws the signal's reason when it aborts.
 */
export function wordPart(job: RenderJob, place: WordPlaceInFile, control: RenderControl): WordPart {
  const { report } = job;
  const draw: DrawContext = {
    rowsOf: rowsByUuid(job.rows),
    imageSource: () => null,
    today: job.today,
    bodyWidth: bodyWidth(report),
    placeholders: false,
    ...(job.charts && { charts: job.charts }),
  };
  const context: WordContext = {
    draw,
    images: imageSource(job.assets),
    chartPictures: job.chartPictures ?? {},
    codes: new Map(),
    lists: place.lists,
    ownNumbers: place.ownNumbers,
  };
  for (const start of listStarts(report)) place.lists.starts.add(start);
  const { header, footer } = report.page;
  return {
    options: {
      properties: sectionProperties(report, place.ownNumbers),
      ...(inFile(header, place) && {
        headers: { default: new Header({ children: region(header, context) }) },
      }),
      ...(inFile(footer, place) && {
        footers: { default: new Footer({ children: region(footer, context) }) },
      }),
    },
    blocks: bodyBlocks(report, context, place, control),
  };
}

/** Without a header of its own a section among others would show that of the section before. */
const inFile = (text: RichText | null, { bookmark }: WordPlaceInFile): boolean =>
  text !== null || bookmark !== undefined;

/** A paragraph of one point that bears a name. */
const anchor = (id: string): Paragraph =>
  new Paragraph({
    spacing: { before: 0, after: 0, line: twips(1), lineRule: LineRuleType.EXACT },
    children: [new Bookmark({ id, children: [] })],
  });

const region = (text: RichText | null, context: WordContext): Paragraph[] =>
  text === null ? spacer(1) : wordParagraphs(text, context, { style: 'Region' });

/** Letter paper; `docx` turns it itself for the horizontal orientation. */
function sectionProperties(
  report: ReportDocument,
  ownNumbers: boolean,
): NonNullable<ISectionOptions['properties']> {
  const { width, height } = pageSize('vertical');
  const { top, right, bottom, left } = report.page.margins;
  return {
    page: {
      ...(ownNumbers && { pageNumbers: { start: 1 } }),
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
        header: twips(Math.max(12, top / 2 - 6)),
        footer: twips(Math.max(12, bottom / 2 - 6)),
      },
    },
  };
}

async function* bodyBlocks(
  report: ReportDocument,
  context: WordContext,
  { bookmark }: WordPlaceInFile,
  { signal, progress }: RenderControl,
): AsyncGenerator<WordBlock> {
  if (bookmark !== undefined) yield anchor(bookmark);
  let pages = 0;
  let last: WordBlock | undefined;
  const total = expectedPages(report, context.draw);
  const tell = (): void =>
    progress({ stage: 'dibujo', unit: 'paginas', done: pages, ...(total !== undefined && { total }) });
  const turn = new LoopTurn();
  const rowDone = (): Promise<void> => turn.share(signal);
  for await (const drawn of drawnGroups(report, context, rowDone)) {
    // A paragraph of one point carries the page break, since a table cannot.
    if (pages > 0) yield* spacer(1, true);
    yield* drawn;
    last = drawn.at(-1) ?? last;
    pages += 1;
    if (pages % GROUPS_PER_TELL === 0) tell();
  }
  if (pages % GROUPS_PER_TELL !== 0) tell();
  if (last === undefined) yield new Paragraph({ children: textRuns(NO_DATA_TEXT) });
  // Word wants a paragraph after the last table.
  else if (!(last instanceof Paragraph)) yield* spacer(1);
}

/**
 * Each page group for each row that it is printed for; those that have nothing to show are left out.
 * @param rowDone waited for after each row.
 */
async function* drawnGroups(
  report: ReportDocument,
  context: WordContext,
  rowDone: () => Promise<void>,
): AsyncGenerator<WordBlock[]> {
  for (const group of pageGroups(report.layouts)) {
    const labels = groupLabels(group, report);
    const codes = new CodePictures(group);
    if (labels !== undefined) {
      yield* labelSheets(group, labels, codes, context, rowDone);
      continue;
    }
    for (const current of groupRows(group, context.draw)) {
      const draw = current === undefined ? context.draw : { ...context.draw, current };
      const drawn = groupBlocks(group, { ...context, draw, codes: await codes.of(current) });
      if (drawn.length > 0) yield drawn;
      await rowDone();
    }
  }
}

/** A page group as labels, a table for each sheet. */
async function* labelSheets(
  group: Layout[],
  grid: LabelGrid,
  codes: CodePictures,
  context: WordContext,
  rowDone: () => Promise<void>,
): AsyncGenerator<WordBlock[]> {
  let labels: WordBlock[][] = [];
  for (const current of groupRows(group, context.draw)) {
    const draw = { ...context.draw, bodyWidth: grid.inner, ...(current && { current }) };
    labels.push(groupBlocks(group, { ...context, draw, codes: await codes.of(current) }));
    await rowDone();
    if (labels.length < grid.columnas * grid.filas) continue;
    yield wordLabels(labels, grid);
    labels = [];
  }
  if (labels.length > 0) yield wordLabels(labels, grid);
}

function groupBlocks(group: Layout[], context: WordContext): WordBlock[] {
  const blocks: WordBlock[] = [];
  let before = 0;
  for (const section of group) {
    const drawn = wordSection(section, before, context);
    if (drawn.length === 0) continue;
    for (const block of drawn) blocks.push(block);
    before = section.items.every((item) => item.nombre === 'titulo') ? TITLE_GAP : SECTION_GAP;
  }
  return blocks;
}
