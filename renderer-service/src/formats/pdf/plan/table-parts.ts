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
  private readonly withAdditionalColumns: (row: Row) => Row;
  private readonly opening: string;
  private readonly lines: Iterator<TableLine>;
  /** Lines that were read and not skipped. */
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

  /** How many lines are left, as far as so many. */
  linesLeft(most: number): number {
    while (this.pending.length < most) {
      const next = this.lines.next();
      if (next.done === true) break;
      this.pending.push(next.value);
    }
    return Math.min(this.pending.length, most);
  }

  /**
   * So many of the lines that are left, in the item's box, exactly as the whole table draws them. A table that goes
   * on begins with a line that stands for those before and ends its page: the head and the box then go on behind it
   * as they do from page to page.
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

  /** Goes on behind so many lines. */
  skip(count: number): void {
    this.pending.splice(0, this.linesLeft(count));
    this.hasStarted = true;
  }
}
