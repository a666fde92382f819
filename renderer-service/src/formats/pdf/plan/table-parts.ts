import { withAdditional } from '@lienzo/schema/data/additional-column';
import type { Row } from '@lienzo/schema/data/column';
import type { TablaItem } from '@lienzo/schema/report/item';
import type { DrawContext } from '@lienzo/templates/drawing/draw-context';
import { drawItemBox } from '@lienzo/templates/drawing/draw-item-box';
import { drawTableLines } from '@lienzo/templates/drawing/draw-table-lines';
import { drawTableOpen } from '@lienzo/templates/drawing/draw-table-open';
import { itemWidth } from '@lienzo/templates/drawing/item-width';
import { tableColumnWidths } from '@lienzo/templates/drawing/table-column-widths';
import { type TableLine, tableLines } from '@lienzo/templates/drawing/table-lines';
import { tableRows } from '@lienzo/templates/drawing/table-rows';

/** A table that is drawn in parts; only the lines being drawn are in memory. */
export class TableParts {
  private readonly item: TablaItem;
  private readonly withAdditionalColumns: (row: Row) => Row;
  private readonly opening: string;
  private readonly lines: Iterator<TableLine>;
  /** Lines that were read but not skipped. */
  private readonly pending: TableLine[] = [];
  private hasStarted = false;

  constructor(item: TablaItem, context: DrawContext) {
    this.item = item;
    this.withAdditionalColumns = (row) => withAdditional(item.additional_columns, row, context.today);
    const rows = tableRows(item, context);
    const width = itemWidth(item.tamaño, context.bodyWidth);
    this.opening = drawTableOpen(item, tableColumnWidths(item, rows, width, this.withAdditionalColumns));
    this.lines = tableLines(item, rows, this.withAdditionalColumns);
  }

  /** The number of lines left, at most `most`. */
  linesLeft(most: number): number {
    while (this.pending.length < most) {
      const next = this.lines.next();
      if (next.done === true) break;
      this.pending.push(next.value);
    }
    return Math.min(this.pending.length, most);
  }

  /**
   * Draws the next `count` lines in the item's box, exactly as the whole table does. A continued table starts with a
   * filler row that ends its page, so that header and box continue as they do from page to page.
   */
  draw(count: number): string {
    const before = this.hasStarted
      ? `<tbody><tr class="lz-before"><td colspan="${this.item.selected_columns.length}"></td></tr></tbody>`
      : '';
    const lines = this.pending.slice(0, this.linesLeft(count));
    return drawItemBox(
      this.item,
      `${this.opening}${before}${drawTableLines(this.item, lines, this.withAdditionalColumns)}</table>`,
    );
  }

  /** Skips `count` lines. */
  skip(count: number): void {
    this.pending.splice(0, this.linesLeft(count));
    this.hasStarted = true;
  }
}
