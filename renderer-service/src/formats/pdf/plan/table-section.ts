import type { ReportItem, TablaItem } from '@lienzo/schema/report/item';
import type { Layout } from '@lienzo/schema/report/report';
import type { DrawContext } from '@lienzo/templates/drawing/draw-context';
import { drawItem } from '@lienzo/templates/drawing/draw-item';
import { drawSection } from '@lienzo/templates/drawing/draw-section';
import { tableRows } from '@lienzo/templates/drawing/table-rows';
import { TableParts } from './table-parts.ts';

/** How many rows the tables of a section show, those of the context's row where they detail one. */
export const rowsOfTables = ({ items }: Layout, context: DrawContext): number =>
  items.reduce((sum, item) => sum + (isDrawn(item) ? tableRows(item, context).length : 0), 0);

/**
 * A section with tables, drawn part by part: all of its tables line by line, what stands beside them in the first
 * part alone. Its place stays free in the others.
 */
export class TableSection {
  private readonly section: Layout;
  private readonly context: DrawContext;
  private readonly tables = new Map<ReportItem, TableParts>();
  /** Drawn once: a title leaves a mark each time that it is drawn. */
  private readonly drawnBeside = new Map<ReportItem, string>();

  constructor(section: Layout, context: DrawContext) {
    this.section = section;
    this.context = context;
    for (const item of section.items)
      if (isDrawn(item) && tableRows(item, context).length > 0)
        this.tables.set(item, new TableParts(item, context));
      else this.drawnBeside.set(item, drawItem(item, context));
  }

  /** How many tables stand side by side. */
  get count(): number {
    return this.tables.size;
  }

  /** Its first table, for an error that names it. */
  get uuid(): string | undefined {
    return this.tables.keys().next().value?.uuid;
  }

  /** How many lines each item's table has left, as far as so many; an item that is no table has none. */
  linesLeft(most: number): number[] {
    return this.section.items.map((item) => this.tables.get(item)?.linesLeft(most) ?? 0);
  }

  /** The section with so many lines of each table. */
  draw(lines: number): string {
    return drawSection(this.section, this.context, (item) => {
      const table = this.tables.get(item);
      if (table === undefined) return this.drawnBeside.get(item) ?? '';
      return table.linesLeft(1) === 0 ? '' : table.draw(lines);
    });
  }

  /** Goes on behind so many lines of each item's table. */
  skip(counts: readonly number[]): void {
    for (const [index, item] of this.section.items.entries()) this.tables.get(item)?.skip(counts[index] ?? 0);
    this.drawnBeside.clear();
  }
}

/** A table without columns shows nothing. */
const isDrawn = (item: ReportItem): item is TablaItem =>
  item.nombre === 'tabla' && item.selected_columns.length > 0;
