import { withAdditional } from '@lienzo/schema/data/additional-column';
import type { Row } from '@lienzo/schema/data/column';
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
import type { Chunk } from './chunk.ts';
import { type BreakableLine, pageStarts } from './page-starts.ts';
import type { Ruler } from './ruler.ts';

/** From how many rows a table that stands alone in its section is printed in parts. */
const LONG = 1_000;
/** Rows that are measured at once. */
const MEASURED_ROWS = 1_000;
/** Rows of one print, about. */
const CHUNK_ROWS = 500;

/** The section's table when it is so long that it is printed in parts. */
export function isLongTable(section: Layout, context: DrawContext): TablaItem | undefined {
  const [item] = section.items;
  if (section.items.length !== 1 || item?.nombre !== 'tabla') return undefined;
  if (item.selected_columns.length === 0) return undefined;
  return context.rowsOf(item.uuid).length > LONG ? item : undefined;
}

/**
 * A page group with long tables, cut at page ends: row heights are measured, the pages follow from them, and what
 * stands on the page where a table ends goes on with the next part.
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
  const lines = tableLines(item, context.rowsOf(item.uuid), complete);
  const part = tableParts(section, item, lines, complete, context);

  let lead = before;
  const probe = await ruler.measure(inGroup(lead + part(0, 1)));
  if (lead !== '' && probe.firstRowTop + (probe.rows[0] ?? 0) > ruler.pageHeight) {
    // What stands before fills more than a page: the table begins on the next one.
    yield { html: inGroup(lead), pages: 1 };
    lead = '';
  }
  const heights = await measureRows(lines.length, part, ruler);
  const first = lead === '' ? probe.head : probe.firstRowTop;
  const repeated = item.repeat_header ? probe.head : 0;
  const starts = pageStarts(breakable(item, lines, heights), ruler.pageHeight, first, repeated);
  let from = 0;
  let pages = 0;
  for (const [page, start] of starts.entries()) {
    pages += 1;
    const last = page === starts.length - 1;
    if (page === 0 || (start - from < CHUNK_ROWS && !last)) continue;
    yield { html: inGroup(lead + part(from, start)), pages };
    lead = '';
    from = start;
    pages = 0;
  }
  return lead + part(from, lines.length);
}

/** Where pages may end, as the drawing's rules have it. */
function breakable(
  item: TablaItem,
  lines: readonly TableLine[],
  heights: readonly number[],
): BreakableLine[] {
  const whole = item.group_by.length > 0 && item.keep_together;
  return lines.map((line, index) => ({
    height: heights[index] ?? 0,
    glued: line.kind === 'subtotal' || line.kind === 'total' || lines[index - 1]?.kind === 'grupo',
    ...(whole && { block: line.block }),
  }));
}

/** Draws the table's lines of a range, exactly as the whole table draws them. */
function tableParts(
  section: Layout,
  item: TablaItem,
  lines: readonly TableLine[],
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
    return `${head}${open}${drawTableLines(item, lines.slice(from, to), complete)}</table></div></div></div>`;
  };
}

/** A later part of a table whose head stands only once. */
const headless = (open: string): string => open.replace(/<thead>.*<\/thead>/s, '<thead></thead>');

/** The height of each row, two batches at a time. */
async function measureRows(
  count: number,
  part: (from: number, to: number) => string,
  ruler: Ruler,
): Promise<number[]> {
  const heights: number[] = [];
  for (let from = 0; from < count; from += 2 * MEASURED_ROWS) {
    const batches = [from, from + MEASURED_ROWS].filter((start) => start < count);
    const measured = await Promise.all(
      batches.map((start) => ruler.measure(inGroup(part(start, Math.min(count, start + MEASURED_ROWS))))),
    );
    for (const batch of measured) heights.push(...batch.rows);
  }
  return heights;
}
