import { detailColumnOf, groupDriver } from '@lienzo/schema/report/page-group';
import type { Layout, ReportDocument } from '@lienzo/schema/report/report';
import type { DrawContext } from '@lienzo/templates/drawing/draw-context';

/** The drawing's inputs. */
export type LayoutInput = { report: ReportDocument; context: DrawContext; totals: RowTotals };

/** The number of all rows, null when unknown, of the items that have more than `rowsOf` brings. */
export type RowTotals = ReadonlyMap<string, number | null>;

/** How many pages the printed report has; not `exact` where rows are missing and their pages were computed. */
export type PageCount = { pages: number; exact: boolean };

/**
 * Counts the pages of one page group as the print has them. The preview does not have all rows: the pages of those that
 * are missing are computed from the ones that are there.
 */
export class GroupTally {
  /**
   * Whether a long group can be left before its last row: the detail rows are loaded only for the pages that are shown,
   * see `previewRows`.
   */
  readonly endsEarly: boolean;
  private drawn = 0;
  private pages = 0;
  private readonly pagesOfRows = new Set<number>();
  private readonly group: Layout[];
  private readonly input: LayoutInput;

  constructor(group: Layout[], input: LayoutInput) {
    this.group = group;
    this.input = input;
    this.endsEarly =
      groupDriver(group) !== undefined &&
      group.some(({ items }) => items.some((item) => detailColumnOf(item) !== undefined));
  }

  /** @param pages of one row of the group's dynamic text, or of the group; 0 when the row's page continues. */
  add(pages: number): void {
    this.drawn += 1;
    this.pages += pages;
    this.pagesOfRows.add(pages);
  }

  /** @returns null when it is unknown how many rows are missing. */
  count(): PageCount | null {
    const driver = groupDriver(this.group);
    const growth =
      driver === undefined ? this.growthOfTables() : this.growthOfRows(this.rowCountOf(driver.uuid));
    if (growth === null) return null;
    const isUniform = driver !== undefined && this.pagesOfRows.size <= 1 && !this.hasPartialTables();
    return {
      pages: Math.ceil(this.pages * growth - 0.001),
      exact: growth === 1 ? !this.hasPartialTables() : isUniform,
    };
  }

  private growthOfRows(rows: number | null): number | null {
    if (rows === null) return null;
    return this.drawn === 0 ? 1 : Math.max(1, rows / this.drawn);
  }

  /** A table's pages grow with its rows. */
  private growthOfTables(): number | null {
    let growth = 1;
    for (const uuid of this.partialItems()) {
      const all = this.rowCountOf(uuid);
      if (all === null) return null;
      growth = Math.max(growth, all / Math.max(1, this.input.context.rowsOf(uuid).length));
    }
    return growth;
  }

  /** Tables that show all of their rows on each page are cut short by what is loaded; linked ones are not. */
  private hasPartialTables(): boolean {
    return this.partialItems().length > 0;
  }

  private partialItems(): string[] {
    const driver = groupDriver(this.group);
    return this.group
      .flatMap(({ items }) => items)
      .filter(({ uuid }) => uuid !== driver?.uuid && this.input.totals.has(uuid))
      .map(({ uuid }) => uuid);
  }

  private rowCountOf(uuid: string): number | null {
    const total = this.input.totals.get(uuid);
    return total === undefined ? this.input.context.rowsOf(uuid).length : total;
  }
}
