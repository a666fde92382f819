/** Short tables side by side end at one height in Word too, as the drawing's do. */
import { rowCompleter } from '@lienzo/schema/data/additional-column';
import { headingSpans } from '@lienzo/schema/data/shared-headings';
import type { ReportItem, TablaItem } from '@lienzo/schema/report/item';
import { tableLines } from '@lienzo/templates/drawing/table-lines';
import { tableRows } from '@lienzo/templates/drawing/table-rows';
import { Paragraph, TableCell, TableRow, WidthType } from 'docx';
import { NO_BORDERS } from '../blocks/spacing.ts';
import { type RunStyle, textRuns } from '../blocks/text-runs.ts';
import { twips } from '../blocks/word-units.ts';
import type { WordContext } from './word-context.ts';

/** Longer tables end where they end: they may go on over the page. The drawing's limit (`.lz-even`). */
const MAX_LINES = 19;

/** How many lines each of a section's items is to have; 0 where that does not matter. */
export function evenLines(items: readonly ReportItem[], context: WordContext): number {
  const tables = items.filter((item) => item.nombre === 'tabla');
  if (items.length < 2 || tables.length < items.length) return 0;
  const counts = tables.map((item) => countLines(item, context));
  return counts.some((count) => count > MAX_LINES) ? 0 : Math.max(...counts);
}

/** The lines of a table, its totals among them, counted no further than it matters. */
export function countLines(item: TablaItem, { draw }: WordContext): number {
  // A second line of its head.
  const more = headingSpans(item.selected_columns) === null ? 0 : 1;
  let count = 0;
  const lines = tableLines(item, tableRows(item, draw), rowCompleter(item, draw.today));
  for (const _line of lines) {
    count += 1;
    if (count > MAX_LINES) break;
  }
  // A table without rows says so in one.
  return Math.max(1, count) + more;
}

/** An empty line as high as one with text. @param grid the columns' widths in twips. */
export function emptyLine(grid: readonly number[], run: RunStyle, style: string): TableRow {
  const margin = twips(3);
  return new TableRow({
    cantSplit: true,
    children: [
      new TableCell({
        columnSpan: grid.length,
        width: { size: grid.reduce((sum, width) => sum + width, 0), type: WidthType.DXA },
        margins: { top: margin, bottom: margin },
        borders: NO_BORDERS,
        children: [new Paragraph({ style, keepNext: true, children: textRuns('\u00a0', run) })],
      }),
    ],
  });
}
