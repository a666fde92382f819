import { rowCompleter } from '@lienzo/schema/data/additional-column';
import type { Row } from '@lienzo/schema/data/column';
import type { RowList } from '@lienzo/schema/data/row-list';
import type { DrawnTable } from '@lienzo/schema/report/drawn-table';
import type { DrawContext } from '@lienzo/templates/drawing/draw-context';
import { drawItemBox } from '@lienzo/templates/drawing/draw-item-box';
import { drawTableLines } from '@lienzo/templates/drawing/draw-table-lines';
import { drawTableOpen } from '@lienzo/templates/drawing/draw-table-open';
import { itemWidth } from '@lienzo/templates/drawing/item-width';
import { keptGroups, mostPageLines } from '@lienzo/templates/drawing/kept-groups';
import {
  roomInBox,
  type TableBand,
  type TableLayout,
  tableLayout,
} from '@lienzo/templates/drawing/table-layout';
import { type TableLine, tableLines } from '@lienzo/templates/drawing/table-lines';
import { tableRows } from '@lienzo/templates/drawing/table-rows';
import { CarriedSums } from './carried-sums.ts';

/** A line of one of the bands of a table's columns. */
type BandLine = { band: number; line: TableLine };

type Heading = Extract<TableLine, { kind: 'group' }>;

/** A table that is drawn in parts; only the lines being drawn are in memory. Its bands follow one another. */
export class TableParts {
  private readonly item: DrawnTable;
  private readonly withAdditionalColumns: (row: Row) => Row;
  private readonly layout: TableLayout;
  /** Of a group that is kept together. */
  private readonly mostLines: number;
  private readonly lines: Iterator<BandLine>;
  /** Lines that were read but not skipped. */
  private readonly pending: BandLine[] = [];
  /** The band of the last line that was skipped; undefined before the first part. */
  private skippedBand: number | undefined;
  /** The sums of the pages of the lines that were skipped. */
  private readonly carried: CarriedSums;
  /** The headings of the groups that are open after the lines that were skipped, outermost first. */
  private readonly openGroups: Heading[] = [];

  constructor(item: DrawnTable, context: DrawContext) {
    this.item = item;
    this.withAdditionalColumns = rowCompleter(item, context.today);
    this.carried = new CarriedSums(item);
    const rows = tableRows(item, context);
    const width = roomInBox(item, itemWidth(item.tamaño, context.bodyWidth));
    this.layout = tableLayout(item, rows, width, this.withAdditionalColumns);
    this.mostLines = mostPageLines(this.layout, context.bodyHeight);
    this.lines = this.linesOfBands(rows);
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
   * filler row that ends its page, so that header and box continue as they do from page to page, and with the headings
   * of the groups that go on.
   */
  draw(count: number): string {
    const lines = this.pending.slice(0, this.linesLeft(count));
    // Whether a group is kept together depends on all its lines, also on those of the next part.
    this.linesLeft(count + (Number.isFinite(this.mostLines) ? this.mostLines : 0));
    const tables = this.layout.bands.map((band, index) => {
      const own = lines.flatMap((one) => (one.band === index ? [one.line] : []));
      const filler = index === this.skippedBand ? fillerRow(band) : '';
      if (own.length === 0 && filler === '') return '';
      const left = this.pending.flatMap((one) => (one.band === index ? [one.line] : []));
      const shown = index === this.skippedBand ? this.withOpenGroups(own) : own;
      const drawn = this.drawLines(band, shown, {
        kept: keptGroups(this.item, left, this.mostLines),
        isFirst: filler === '',
      });
      const carried = filler === '' ? '' : this.carried.draw(band, own[0]);
      return `${drawTableOpen(this.item, this.layout, band)}${filler}${carried}${drawn}</table>`;
    });
    return drawItemBox(this.item, tables.join(''));
  }

  /** Skips `count` lines. */
  skip(count: number): void {
    const skipped = this.pending.splice(0, this.linesLeft(count));
    const band = skipped.at(-1)?.band ?? this.skippedBand ?? 0;
    if (band !== this.skippedBand) this.carried.clear();
    this.skippedBand = band;
    for (const one of skipped) if (one.band === band) this.carried.add(one.line);
    for (const { line } of skipped)
      if (line.kind === 'group') this.openGroups.splice(line.level, this.openGroups.length, line);
  }

  private drawLines(
    band: TableBand,
    lines: readonly TableLine[],
    extent: { kept: ReadonlySet<number>; isFirst: boolean },
  ): string {
    if (lines.length === 0) return '';
    return drawTableLines(this.item, band, lines, this.withAdditionalColumns, extent);
  }

  /** The first line of a part is the first of a page. */
  private withOpenGroups(lines: readonly TableLine[]): readonly TableLine[] {
    const [first] = lines;
    if (first === undefined || !this.item.repeat_header) return lines;
    const headings = this.openGroups
      .slice(0, openDepth(first))
      .map((heading) => ({ ...heading, block: first.block, together: false, continued: true }));
    return [...headings, ...lines];
  }

  private *linesOfBands(rows: RowList): Generator<BandLine> {
    for (const band of this.layout.bands.keys())
      for (const line of tableLines(this.item, rows, this.withAdditionalColumns)) yield { band, line };
  }
}

/** How many of the groups that are open before a line go on with it. */
function openDepth(line: TableLine): number | undefined {
  switch (line.kind) {
    case 'group':
      return line.level;
    case 'subtotal':
    case 'foot':
      return line.level + 1;
    case 'row':
      return undefined;
    case 'total':
      return 0;
  }
}

const fillerRow = ({ columns }: TableBand): string =>
  `<tbody><tr class="lz-before"><td colspan="${columns.length}"></td></tr></tbody>`;
