import { setImmediate } from 'node:timers/promises';
import { type Layout, pageGroups, pageSize, type ReportDocument } from '@lienzo/schema/report/report';
import type { RichText } from '@lienzo/schema/report/rich-text';
import { bodyWidth } from '@lienzo/templates/drawing/body-width';
import type { DrawContext } from '@lienzo/templates/drawing/draw-context';
import { NO_DATA_TEXT } from '@lienzo/templates/drawing/draw-no-data';
import { groupRows } from '@lienzo/templates/drawing/group-rows';
import { rowsByUuid } from '@lienzo/templates/drawing/rows-by-uuid';
import {
  Document,
  Footer,
  Header,
  type ISectionOptions,
  Packer,
  PageOrientation,
  Paragraph,
  Table,
} from 'docx';
import { imageSource } from '../../images/image-source.ts';
import { cleanText } from '../clean-text.ts';
import type { RenderControl, RenderJob } from '../render-job.ts';
import { textRuns } from './text-runs.ts';
import type { WordContext } from './word-context.ts';
import type { WordBlock } from './word-item.ts';
import { wordParagraphs } from './word-paragraphs.ts';
import { spacer, wordSection } from './word-section.ts';
import { FONT_TABLE, wordNumbering, wordStyles } from './word-styles.ts';
import { twips } from './word-units.ts';

/** Space between sections and below a title, in points, as in the drawing. */
const SECTION_GAP = 12;
const TITLE_GAP = 6;
/** Page groups between two looks at the clock. */
const GROUPS_PER_TURN = 50;

/**
 * A report as a Word document in which everything can be edited. The library builds the whole of it at once and
 * does not yield: large reports go through `renderDocx`, to a thread of their own.
 * @throws the signal's reason when it aborts.
 */
export async function buildDocx(job: RenderJob, control: RenderControl): Promise<Uint8Array> {
  const { report } = job;
  const draw: DrawContext = {
    rowsOf: rowsByUuid(job.rows),
    imageSource: () => null,
    today: job.today,
    bodyWidth: bodyWidth(report),
    placeholders: false,
  };
  const context: WordContext = {
    draw,
    images: imageSource(job.assets),
    lists: { next: 0, starts: new Set() },
  };
  const children = await bodyBlocks(report, context, control);
  const regions = {
    ...(report.page.header !== null && {
      headers: { default: new Header({ children: region(report.page.header, context) }) },
    }),
    ...(report.page.footer !== null && {
      footers: { default: new Footer({ children: region(report.page.footer, context) }) },
    }),
  };
  const document = new Document({
    title: cleanText(report.nombre),
    creator: job.author === '' ? 'Lienzo' : cleanText(job.author),
    lastModifiedBy: 'Lienzo',
    description: '',
    styles: wordStyles,
    numbering: wordNumbering(context.lists.starts),
    features: { updateFields: false },
    sections: [{ properties: sectionProperties(report), ...regions, children }],
  });
  control.signal.throwIfAborted();
  control.progress({ stage: 'union' });
  return await Packer.toBuffer(document, undefined, [{ path: 'word/fontTable.xml', data: FONT_TABLE }]);
}

const region = (text: RichText, context: WordContext): Paragraph[] =>
  wordParagraphs(text, context, { style: 'Region' });

/** Letter paper; `docx` turns it itself for the horizontal orientation. */
function sectionProperties(report: ReportDocument): NonNullable<ISectionOptions['properties']> {
  const { width, height } = pageSize('vertical');
  const { top, right, bottom, left } = report.page.margins;
  return {
    page: {
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

async function bodyBlocks(
  report: ReportDocument,
  context: WordContext,
  { signal, progress }: RenderControl,
): Promise<WordBlock[]> {
  const blocks: WordBlock[] = [];
  let pages = 0;
  for (const drawn of drawnGroups(report, context)) {
    // A paragraph of one point carries the page break, since a table cannot.
    if (pages > 0) blocks.push(...spacer(1, true));
    for (const block of drawn) blocks.push(block);
    pages += 1;
    if (pages % GROUPS_PER_TURN !== 0) continue;
    progress({ stage: 'dibujo', unit: 'paginas', done: pages });
    await setImmediate();
    signal.throwIfAborted();
  }
  if (blocks.length === 0) blocks.push(new Paragraph({ children: textRuns(NO_DATA_TEXT) }));
  // Word wants a paragraph after the last table.
  if (blocks.at(-1) instanceof Table) blocks.push(...spacer(1));
  return blocks;
}

/** Each page group for each row that it is printed for; those that have nothing to show are left out. */
function* drawnGroups(report: ReportDocument, context: WordContext): Generator<WordBlock[]> {
  for (const group of pageGroups(report.layouts))
    for (const current of groupRows(group, context.draw)) {
      const draw = current === undefined ? context.draw : { ...context.draw, current };
      const drawn = groupBlocks(group, { ...context, draw });
      if (drawn.length > 0) yield drawn;
    }
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
