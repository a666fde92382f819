import { ExactDecimal } from '@lienzo/schema/data/exact-decimal';
import type { DrawnTable } from '@lienzo/schema/report/drawn-table';
import { startsPages } from '@lienzo/schema/report/page-per-group';
import { drawCarried } from '@lienzo/templates/drawing/page-sums';
import type { TableBand } from '@lienzo/templates/drawing/table-layout';
import type { TableLine } from '@lienzo/templates/drawing/table-lines';

/** The sums with which a further part of a long table begins: those of the lines before it, or of their group. */
export class CarriedSums {
  private readonly item: DrawnTable;
  private readonly sums = new Map<string, string>();

  constructor(item: DrawnTable) {
    this.item = item;
  }

  /** Takes the next line that is before the part. */
  add(line: TableLine): void {
    if (this.beginsPages(line)) this.clear();
    if (line.kind !== 'row' || line.addends === undefined) return;
    for (const [column, addend] of line.addends)
      this.sums.set(column, new ExactDecimal(this.sums.get(column) ?? 0).plus(addend).toFixed());
  }

  clear(): void {
    this.sums.clear();
  }

  /** '' where nothing is carried on. @param first line of the part. */
  draw(band: TableBand, first: TableLine | undefined): string {
    if (first === undefined || this.beginsPages(first)) return '';
    const row = drawCarried(this.item, band, this.sums);
    return row === '' ? '' : `<tbody>${row}</tbody>`;
  }

  /** Whether a line begins the pages of another group. */
  private beginsPages(line: TableLine): boolean {
    return startsPages(this.item) && (line.kind === 'total' || (line.kind === 'group' && line.level === 0));
  }
}
