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

/** A table drawn part by part; of its lines only those that are being drawn are held. */
export class TableParts {
  private readonly item: TablaItem;
  private readonly complete: (row: Row) => Row;
  private readonly open: string;
  private readonly lines: Iterator<TableLine>;
  /** Lines that were read and not skipped. */
  private readonly ahead: TableLine[] = [];
  private begun = false;

  constructor(item: TablaItem, context: DrawContext) {
    this.item = item;
    this.complete = (row) => withAdditional(item.additional_columns, row, context.today);
    const rows = tableRows(item, context);
    const width = itemWidth(item.tamaño, context.bodyWidth);
    this.open = drawTableOpen(item, tableColumnWidths(item, rows, width, this.complete));
    this.lines = tableLines(item, rows, this.complete);
  }

  /** How many lines are left, as far as so many. */
  left(most: number): number {
    while (this.ahead.length < most) {
      const next = this.lines.next();
      if (next.done === true) break;
      this.ahead.push(next.value);
    }
    return Math.min(this.ahead.length, most);
  }

  /**
   * So many of the lines that are left, in the item's box, exactly as the whole table draws them. A table that goes
   * on begins with a line that stands for those before and ends its page: the head and the box then go on behind it
   * as they do from page to page.
   */
  draw(count: number): string {
    const before = this.begun
      ? `<tbody><tr class="lz-before"><td colspan="${this.item.selected_columns.length}"></td></tr></tbody>`
      : '';
    const lines = this.ahead.slice(0, this.left(count));
    return drawItemBox(
      this.item,
      `${this.open}${before}${drawTableLines(this.item, lines, this.complete)}</table>`,
    );
  }

  /** Goes on behind so many lines. */
  skip(count: number): void {
    this.ahead.splice(0, this.left(count));
    this.begun = true;
  }
}
