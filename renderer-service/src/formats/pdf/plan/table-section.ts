import type { ReportItem, TablaItem } from '@lienzo/schema/report/item';
import type { Layout } from '@lienzo/schema/report/report';
import type { DrawContext } from '@lienzo/templates/drawing/draw-context';
import { drawItem } from '@lienzo/templates/drawing/draw-item';
import { drawSection } from '@lienzo/templates/drawing/draw-section';
import { tableRows } from '@lienzo/templates/drawing/table-rows';
import { TableParts } from './table-parts.ts';

/** The number of rows that the tables of a section show; for detail tables, those of the context's row. */
export const rowsOfTables = ({ items }: Layout, context: DrawContext): number =>
  items.reduce((sum, item) => sum + (isDrawn(item) ? tableRows(item, context).length : 0), 0);

/**
 * A section with tables that is drawn in parts. Content beside the tables is drawn in the first part only; its cell
 * stays empty in the others.
 */
export class TableSection {
  private readonly section: Layout;
  private readonly context: DrawContext;
  private readonly tables = new Map<ReportItem, TableParts>();
  /** Whether lines of it are on a page already. */
  private isBegun = false;
  /** Drawn once, because drawing a title adds a bookmark. */
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

  /** The lines left in each item's table, at most `most`; 0 for an item that is not a table. */
  linesLeft(most: number): number[] {
    return this.section.items.map((item) => this.tables.get(item)?.linesLeft(most) ?? 0);
  }

  /** Draws the section with up to `lines` lines of each table. */
  draw(lines: number): string {
    // Its space is above the first part and below the last one.
    const { espacio_antes: _before, espacio_despues: _after, ...plain } = this.section;
    return drawSection(this.spaced(plain, lines), this.context, (item) => {
      const table = this.tables.get(item);
      if (table === undefined) return this.drawnBeside.get(item) ?? '';
      return table.linesLeft(1) === 0 ? '' : table.draw(lines);
    });
  }

  private spaced(plain: Layout, lines: number): Layout {
    const { espacio_antes, espacio_despues } = this.section;
    const isLast = this.linesLeft(lines + 1).every((left) => left <= lines);
    return {
      ...plain,
      ...(!this.isBegun && espacio_antes !== undefined && { espacio_antes }),
      ...(isLast && espacio_despues !== undefined && { espacio_despues }),
    };
  }

  /** Skips lines of each item's table. */
  skip(counts: readonly number[]): void {
    this.isBegun = true;
    for (const [index, item] of this.section.items.entries()) this.tables.get(item)?.skip(counts[index] ?? 0);
    this.drawnBeside.clear();
  }
}

/** A table without columns shows nothing. */
const isDrawn = (item: ReportItem): item is TablaItem =>
  item.nombre === 'tabla' && item.selected_columns.length > 0;
