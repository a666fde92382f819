import { withAdditional } from '@lienzo/schema/data/additional-column';
import type { Row } from '@lienzo/schema/data/column';
import type { RowList } from '@lienzo/schema/data/row-list';
import type { TablaItem } from '@lienzo/schema/report/item';
import type { Layout } from '@lienzo/schema/report/report';
import type { DrawContext } from '@lienzo/templates/drawing/draw-context';
import { drawSection, sectionClass } from '@lienzo/templates/drawing/draw-section';
import { drawTableLines } from '@lienzo/templates/drawing/draw-table-lines';
import { drawTableOpen } from '@lienzo/templates/drawing/draw-table-open';
import { itemStyleCss } from '@lienzo/templates/drawing/item-style-css';
import { itemWidth, itemWidthCss } from '@lienzo/templates/drawing/item-width';
import { tableColumnWidths } from '@lienzo/templates/drawing/table-column-widths';
import { type TableLine, tableLines } from '@lienzo/templates/drawing/table-lines';
import type { PrintPage } from '../../browser/print-page.ts';
import type { Chunk } from './chunk.ts';
import { cutTable } from './cut-table.ts';
import { type Measured, measureTable } from './measure-table.ts';
import { type BreakableLine, pageStarts } from './page-starts.ts';
import type { Ruler } from './ruler.ts';

/** From how many rows a table that stands alone in its section is printed in parts. */
const LONG = 1_000;
/** Rows of one print, before it is cut at its last whole page. */
const CHUNK_ROWS = 500;

/** The section's table when it is so long that it is printed in parts. */
export function isLongTable(section: Layout, context: DrawContext): TablaItem | undefined {
  const [item] = section.items;
  if (section.items.length !== 1 || item?.nombre !== 'tabla') return undefined;
  if (item.selected_columns.length === 0) return undefined;
  return context.rowsOf(item.uuid).length > LONG ? item : undefined;
}

/**
 * A page group with long tables, cut at page ends: each part is measured where it is printed, its pages follow from
 * its rows' heights, and the rows of its last page begin the next part. What stands on the page where a table ends
 * goes on with what follows. The next part is known as soon as one is laid out, and is drawn while that is printed.
 */
export async function* splitLongTables(
  group: Layout[],
  context: DrawContext,
  ruler: Ruler,
): AsyncGenerator<Chunk> {
  let before = '';
  for (const section of group) {
    const table = isLongTable(section, context);
    if (table === undefined) before += drawSection(section, context);
    else before = yield* splitTable(section, table, before, context, ruler);
  }
  if (before !== '') yield { html: inGroup(before), pages: 1 };
}

const inGroup = (html: string): string => `<div class="lz-group">${html}</div>`;

/** Yields a table's full pages; returns the html of its last, part-filled page. */
async function* splitTable(
  section: Layout,
  item: TablaItem,
  before: string,
  context: DrawContext,
  ruler: Ruler,
): AsyncGenerator<Chunk, string> {
  const complete = (row: Row): Row => withAdditional(item.additional_columns, row, context.today);
  const lines = placedLines(tableLines(item, context.rowsOf(item.uuid), complete));
  const part = tableParts(section, item, lines, complete, context);

  let lead = before;
  const probe = await ruler.measure(inGroup(lead + part(0, 1)));
  if (lead !== '' && probe.firstRowTop + (probe.rows[0] ?? 0) > ruler.pageHeight) {
    // What stands before fills more than a page: the table begins on the next one.
    yield { html: inGroup(lead), pages: 1 };
    lead = '';
  }
  const repeated = item.repeat_header ? probe.head : 0;
  for (let from = 0; ; lead = '') {
    const to = Math.min(lines.length, from + CHUNK_ROWS);
    const first = from;
    const alone = lead === '';
    const starts = ({ rows, head, firstRowTop }: Measured): number[] =>
      pageStarts(breakable(item, lines, rows, first), ruler.pageHeight, alone ? head : firstRowTop, repeated);
    const html = inGroup(lead + part(from, to));
    if (to === lines.length) {
      const own = starts(await ruler.measure(html));
      const end = first + (own.at(-1) ?? 0);
      if (end === first) return lead + part(first, to);
      yield { html: inGroup(lead + part(first, end)), pages: own.length - 1 };
      return part(end, to);
    }
    const { chunk, rows } = untilItsLastPage(html, starts);
    yield chunk;
    from += await rows;
  }
}

/** A part of a table without the rows of its last page, and how many rows it then has, once it is laid out. */
function untilItsLastPage(
  html: string,
  startsOf: (measured: Measured) => number[],
): { chunk: Chunk; rows: Promise<number> } {
  const { promise: rows, resolve, reject } = Promise.withResolvers<number>();
  // When it fails there may be nobody left to ask for the next part.
  rows.catch(() => undefined);
  const cut = async (page: Pick<PrintPage, 'evaluate'>): Promise<number> => {
    const measured = await measureTable(page);
    const starts = startsOf(measured);
    // Rows so low that not even one page is full make a part of their own.
    const end = starts.at(-1) || measured.rows.length;
    await cutTable(page, end);
    resolve(end);
    return Math.max(1, starts.length - 1);
  };
  return { chunk: { html, pages: 1, fit: { cut, failed: reject } }, rows };
}

/** A line of a long table: its row is read when it is drawn. */
type RowLine = Extract<TableLine, { kind: 'fila' }>;
type PlacedLine = Exclude<TableLine, RowLine> | Omit<RowLine, 'row'>;

function placedLines(lines: Iterable<TableLine>): PlacedLine[] {
  const placed: PlacedLine[] = [];
  for (const line of lines) {
    if (line.kind !== 'fila') placed.push(line);
    else {
      const { kind, block, index, place } = line;
      placed.push({ kind, block, index, place });
    }
  }
  return placed;
}

function withRow(line: PlacedLine, rows: RowList): TableLine {
  if (line.kind !== 'fila') return line;
  const row = rows.at(line.place);
  if (row === undefined) throw new Error(`row ${line.place} of ${rows.length} is not there`);
  return { ...line, row };
}

/** Where pages may end from a line on, as the drawing's rules have it. */
function breakable(
  item: TablaItem,
  lines: readonly PlacedLine[],
  heights: readonly number[],
  from: number,
): BreakableLine[] {
  const whole = item.group_by.length > 0 && item.keep_together;
  return heights.map((height, index) => {
    const line = lines[from + index];
    return {
      height,
      glued: line?.kind === 'subtotal' || line?.kind === 'total' || lines[from + index - 1]?.kind === 'grupo',
      ...(whole && line !== undefined && { block: line.block }),
    };
  });
}

/** Draws the table's lines of a range, exactly as the whole table draws them. */
function tableParts(
  section: Layout,
  item: TablaItem,
  lines: readonly PlacedLine[],
  complete: (row: Row) => Row,
  context: DrawContext,
): (from: number, to: number) => string {
  const width = itemWidth(item.tamaño, context.bodyWidth);
  const rows = context.rowsOf(item.uuid);
  const widths = tableColumnWidths(item, rows, width, complete);
  const head = `<div class="${sectionClass(section)}"><div class="lz-cell" style="width:${itemWidthCss(item.tamaño)}"><div class="lz-item lz-tabla" style="${itemStyleCss(item.estilo_item)}">`;
  return (from, to) => {
    const open =
      from > 0 && !item.repeat_header ? headless(drawTableOpen(item, widths)) : drawTableOpen(item, widths);
    const drawn = lines.slice(from, to).map((line) => withRow(line, rows));
    return `${head}${open}${drawTableLines(item, drawn, complete)}</table></div></div></div>`;
  };
}

/** A later part of a table whose head stands only once. */
const headless = (open: string): string => open.replace(/<thead>.*<\/thead>/s, '<thead></thead>');
