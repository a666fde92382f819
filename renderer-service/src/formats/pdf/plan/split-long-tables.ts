import { rendererMessages } from '@lienzo/schema/messages/renderer-messages';
import type { Layout } from '@lienzo/schema/report/report';
import type { DrawContext } from '@lienzo/templates/drawing/draw-context';
import { drawSection } from '@lienzo/templates/drawing/draw-section';
import type { PrintPage } from '../../../browser/print-page.ts';
import { tooLarge } from '../../../errors/render-error.ts';
import { FORMAT_LIMITS } from '../../../limits/format-limits.ts';
import type { Chunk, TablePart } from '../chunk.ts';
import { cutPart } from './cut-part.ts';
import { findPageCut } from './find-page-cut.ts';
import { measurePart } from './measure-part.ts';
import { rowsOfTables, TableSection } from './table-section.ts';

/** From how many rows on the tables of a page group are printed in parts. */
const LONG_TABLE_ROWS = 1_000;
/** Lines in one print, before it is cut at its last whole page: its tables share them. */
const PART_LINES = 500;
/** Lines of a table with which a part at least begins. */
const MIN_PART_LINES = 50;
const { besideTableLines } = FORMAT_LIMITS;

/** Whether a page group, for the context's row, is printed in parts. */
export const hasLongTables = (group: Layout[], context: DrawContext): boolean =>
  group.reduce((sum, section) => sum + rowsOfTables(section, context), 0) > LONG_TABLE_ROWS;

/**
 * A page group with long tables, cut at page ends. A part is drawn up to some lines of the next tables; where its
 * pages end is seen when it is laid out, and the lines of its last page begin the next part. What stands before,
 * between and behind tables is drawn along with them, so that it stands on the pages where it belongs. The
 * next part is known as soon as one is laid out, and is drawn while that is printed.
 * @throws RenderError body_too_large when what stands beside a table is longer than a print can be.
 */
export async function* splitLongTables(group: Layout[], context: DrawContext): AsyncGenerator<Chunk> {
  let before = '';
  let lines = 0;
  let continues = false;
  for (const section of group) {
    if (rowsOfTables(section, context) === 0) {
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
    // All that is left: it is little, or what stands beside it goes on behind it.
    before += tables.draw(besideTableLines);
    lines += tables.linesLeft(besideTableLines).reduce((sum, left) => sum + left, 0);
  }
  yield lastPart(before, continues);
}

/** A part as it was drawn: lines of each table at most, how many of each were left then, one more at most. */
type DrawnPart = { count: number; left: number[]; html: string };

const inGroup = (html: string): string => `<div class="lz-group">${html}</div>`;

const hasMore = (tables: TableSection, lines: number): boolean =>
  tables.linesLeft(lines + 1).some((left) => left > lines);

/**
 * A part without the lines of its last page, and how many lines of each table it then has, once it is laid out;
 * undefined when the tables are drawn to their end and only what follows could end a page.
 */
function partWithoutLastPage(
  before: string,
  tables: TableSection,
  maxLines: number,
  continues: boolean,
): { chunk: Chunk; lines: Promise<number[] | undefined> } {
  const { promise: lines, resolve, reject } = Promise.withResolvers<number[] | undefined>();
  // When it fails there may be nobody left to ask for the next part.
  lines.catch(() => undefined);
  const filler = { before: continues ? 1 : 0, after: 1 };
  const draw = (count: number): DrawnPart => ({
    count,
    left: tables.linesLeft(count + 1),
    html: inGroup(before + tables.draw(count)),
  });
  let drawn = draw(maxLines);
  // It may be asked again for what it cut before, when the browser ends at work: the section has gone on by then.
  const cut = async (page: Pick<PrintPage, 'evaluate'>): ReturnType<TablePart['cut']> => {
    const { count, left } = drawn;
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
  return { chunk: { html: drawn.html, pages: 1, part: { filler: filler, cut, failed: reject } }, lines };
}

/** What is left, and what follows; it ends by itself. */
function lastPart(html: string, continues: boolean): Chunk {
  const before = continues ? 1 : 0;
  const cut = async (page: Pick<PrintPage, 'evaluate'>): ReturnType<TablePart['cut']> => ({
    pages: (await measurePart(page)).pages - before,
  });
  return {
    html: inGroup(html),
    pages: 1,
    part: { filler: { before, after: 0 }, cut, failed: () => undefined },
  };
}
