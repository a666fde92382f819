import { rendererMessages } from '@lienzo/schema/messages/renderer-messages';
import type { Layout } from '@lienzo/schema/report/report';
import { hasStacks } from '@lienzo/schema/report/section-columns';
import type { DrawContext } from '@lienzo/templates/drawing/draw-context';
import { drawSection } from '@lienzo/templates/drawing/draw-section';
import type { PrintPage } from '../../../browser/print-page.ts';
import { tooLarge } from '../../../platform/errors/render-error.ts';
import { FORMAT_LIMITS } from '../../../platform/limits/format-limits.ts';
import type { Chunk, TablePart } from '../chunk.ts';
import { checkTables } from './check-printable.ts';
import { continueInPart } from './continue-on-pages.ts';
import { cutPart } from './cut-part.ts';
import { findPageCut } from './find-page-cut.ts';
import { measurePart } from './measure-part.ts';
import { rowsOfTables, TableSection } from './table-section.ts';

/** Tables of a page group with more rows are printed in parts. */
const LONG_TABLE_ROWS = 1_000;
/** Lines per print before it is cut at its last complete page, shared by the tables side by side. */
const PART_LINES = 500;
/** Lines of each table with which a part starts at least. */
const MIN_PART_LINES = 50;
const { besideTableLines } = FORMAT_LIMITS;

/** Whether a page group, for the context's row, is printed in parts. */
export const hasLongTables = (group: Layout[], context: DrawContext): boolean =>
  group.reduce((sum, section) => sum + rowsOfTables(section, context), 0) > LONG_TABLE_ROWS;

/**
 * Splits a page group with long tables at page ends. A part is drawn with a limited number of lines of the next tables;
 * its layout tells where its pages end, and the lines of its last page start the next part. Content before, between and
 * after tables is drawn along with them, so that it is on the right page. The next part is known as soon as one is laid
 * out, and is drawn while that one is printed. A section with stacked items is in one piece.
 * @throws RenderError body_too_large when the content beside a table is too long for a print.
 */
export async function* splitLongTables(group: Layout[], context: DrawContext): AsyncGenerator<PlannedPart> {
  let before = '';
  let lines = 0;
  let continues = false;
  for (const section of group) {
    if (hasStacks(section.items)) checkTables([section], context, rendererMessages.tooLarge.stackedTable);
    if (rowsOfTables(section, context) === 0 || hasStacks(section.items)) {
      before += drawSection(section, context);
      continue;
    }
    const tables = new TableSection(section, context);
    const room = (): number => Math.ceil(Math.max(MIN_PART_LINES, PART_LINES - lines) / tables.count);
    while (hasMore(tables, room())) {
      const part = partWithoutLastPage(before, tables, room(), continues);
      yield part.chunk;
      const kept = await part.lines;
      if (kept === undefined) break;
      tables.skip(kept);
      before = '';
      lines = 0;
      continues = true;
    }
    // The rest is short, or content beside the tables continues after them.
    before += tables.draw(besideTableLines);
    lines += tables.linesLeft(besideTableLines).reduce((sum, left) => sum + left, 0);
  }
  yield lastPart(before, continues);
}

/** A chunk whose place in its group the caller knows. */
type PlannedPart = Omit<Chunk, 'runStarts'>;

/** A drawn part: its line limit per table, the lines left in each (at most one more than the limit), its HTML. */
type DrawnPart = { count: number; left: number[]; html: string };

const inGroup = (html: string): string => `<div class="lz-group">${html}</div>`;

const hasMore = (tables: TableSection, lines: number): boolean =>
  tables.linesLeft(lines + 1).some((left) => left > lines);

/**
 * A part that is cut before its last page, and a promise for the number of lines of each table that it keeps; undefined
 * when the tables are drawn completely and only the following content can end a page.
 */
function partWithoutLastPage(
  before: string,
  tables: TableSection,
  maxLines: number,
  continues: boolean,
): { chunk: PlannedPart; lines: Promise<number[] | undefined> } {
  const { promise: lines, resolve, reject } = Promise.withResolvers<number[] | undefined>();
  // A failure may occur when nobody awaits the next part any more.
  lines.catch(() => undefined);
  const filler = { before: continues ? 1 : 0, after: 1 };
  const draw = (count: number): DrawnPart => ({
    count,
    left: tables.linesLeft(count + 1),
    html: inGroup(before + tables.draw(count)),
  });
  let drawn = draw(maxLines);
  // May be called again after a lost browser, when the section has already advanced: it uses only `drawn`.
  const cut = async (page: Pick<PrintPage, 'evaluate'>): ReturnType<TablePart['cut']> => {
    const { count, left } = drawn;
    await continueInPart(page);
    const { firstPage, cells } = await measurePart(page);
    const more = left.map((lines) => lines > count);
    const end = findPageCut(cells, Math.max(firstPage, filler.before), more);
    if (end === undefined && !more.includes(true)) {
      resolve(undefined);
      return undefined;
    }
    if (end === undefined) {
      if (2 * count > besideTableLines) throw tooLarge(rendererMessages.tooLarge.besideTable, tables.uuid);
      drawn = draw(2 * count);
      return { longer: drawn.html };
    }
    const kept = cells.map((cell) => cell.lines.filter(({ last }) => last < end).length);
    const keptOfCut = kept.map((lines, index) => ((left[index] ?? 0) > lines ? lines : undefined));
    await cutPart(page, keptOfCut);
    resolve(kept);
    return { pages: end - filler.before };
  };
  return { chunk: { html: drawn.html, pages: 1, part: { filler, cut, failed: reject } }, lines };
}

/** The last part, with everything that is left; it needs no cut. */
function lastPart(html: string, continues: boolean): PlannedPart {
  const before = continues ? 1 : 0;
  const cut = async (page: Pick<PrintPage, 'evaluate'>): ReturnType<TablePart['cut']> => {
    await continueInPart(page);
    return { pages: (await measurePart(page)).pages - before };
  };
  return {
    html: inGroup(html),
    pages: 1,
    part: { filler: { before, after: 0 }, cut, failed: () => undefined },
  };
}
