import { withAdditional } from '@lienzo/schema/data/additional-column';
import type { Row } from '@lienzo/schema/data/column';
import { TotalsAccumulator } from '@lienzo/schema/data/totals';
import type { TablaItem } from '@lienzo/schema/report/item';
import type { Layout } from '@lienzo/schema/report/report';
import { columnWidths } from '@lienzo/templates/drawing/column-widths';
import type { DrawContext } from '@lienzo/templates/drawing/draw-context';
import { drawSection, sectionClass } from '@lienzo/templates/drawing/draw-section';
import { drawTableOpen } from '@lienzo/templates/drawing/draw-table-open';
import { drawTableRow } from '@lienzo/templates/drawing/draw-table-row';
import { drawTotalsRow } from '@lienzo/templates/drawing/draw-totals-row';
import { itemStyleCss } from '@lienzo/templates/drawing/item-style-css';
import { itemWidth, itemWidthCss } from '@lienzo/templates/drawing/item-width';
import { tableFontSize } from '@lienzo/templates/drawing/table-font-size';
import type { Chunk } from './chunk.ts';
import { pageStarts } from './page-starts.ts';
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
  const rows = context.rowsOf(item.uuid);
  const part = tableParts(section, item, rows, context);
  const totals = new TotalsAccumulator(item.selected_columns);
  for (const row of rows) totals.add(withAdditional(item.additional_columns, row, context.today));

  let lead = before;
  const probe = await ruler.measure(inGroup(lead + part(0, 1, '')));
  if (lead !== '' && probe.firstRowTop + (probe.rows[0] ?? 0) > ruler.pageHeight) {
    // What stands before fills more than a page: the table begins on the next one.
    yield { html: inGroup(lead), pages: 1 };
    lead = '';
  }
  const heights = await measureRows(rows.length, part, ruler);
  const first = lead === '' ? probe.head : probe.firstRowTop;
  const repeated = item.repeat_header ? probe.head : 0;
  const starts = pageStarts(heights, ruler.pageHeight, first, repeated);
  let from = 0;
  let pages = 0;
  for (const [page, start] of starts.entries()) {
    pages += 1;
    const last = page === starts.length - 1;
    if (page === 0 || (start - from < CHUNK_ROWS && !last)) continue;
    yield { html: inGroup(lead + part(from, start, '')), pages };
    lead = '';
    from = start;
    pages = 0;
  }
  const end = totals.active ? drawTotalsRow(item.selected_columns, totals.result()) : '';
  return lead + part(from, rows.length, end);
}

/** Draws the table's rows of a range, exactly as the whole table draws them. */
function tableParts(
  section: Layout,
  item: TablaItem,
  rows: readonly Row[],
  context: DrawContext,
): (from: number, to: number, end: string) => string {
  const columns = item.selected_columns;
  const full = (row: Row): Row => withAdditional(item.additional_columns, row, context.today);
  const width = itemWidth(item.tamaño, context.bodyWidth);
  const widths = columnWidths(columns, rows, width, tableFontSize(item), full);
  const head = `<div class="${sectionClass(section)}"><div class="lz-cell" style="width:${itemWidthCss(item.tamaño)}"><div class="lz-item lz-tabla" style="${itemStyleCss(item.estilo_item)}">`;
  return (from, to, end) => {
    const open =
      from > 0 && !item.repeat_header ? headless(drawTableOpen(item, widths)) : drawTableOpen(item, widths);
    let html = head + open;
    for (let index = from; index < to; index += 1) {
      const row = rows[index];
      if (row !== undefined) html += drawTableRow(columns, full(row), index);
    }
    return `${html}${end}</tbody></table></div></div></div>`;
  };
}

/** A later part of a table whose head stands only once. */
const headless = (open: string): string => open.replace(/<thead>.*<\/thead>/s, '<thead></thead>');

/** The height of each row, two batches at a time. */
async function measureRows(
  count: number,
  part: (from: number, to: number, end: string) => string,
  ruler: Ruler,
): Promise<number[]> {
  const heights: number[] = [];
  for (let from = 0; from < count; from += 2 * MEASURED_ROWS) {
    const batches = [from, from + MEASURED_ROWS].filter((start) => start < count);
    const measured = await Promise.all(
      batches.map((start) => ruler.measure(inGroup(part(start, Math.min(count, start + MEASURED_ROWS), '')))),
    );
    for (const batch of measured) heights.push(...batch.rows);
  }
  return heights;
}
