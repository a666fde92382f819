/**
 * Page groups. Page breaks divide a report into groups of sections. A group with a dynamic text is printed once per row
 * of it, each time on a new page (specification 3 §2.3: one page per data row), or several to a sheet with `etiquetas`;
 * that text is the group's driver. Tables and charts may be linked to its row, see `page-links.ts`.
 */
import {
  canLinkToPage,
  type ReportItem,
  repeatsPage,
  type TablaItem,
  type TextoDinamicoItem,
} from './item.ts';
import { hasRestartingTable } from './page-per-group.ts';
import type { Layout, PageSetup } from './report.ts';

/** Splits sections, in order, before each one that starts a page. */
export function splitAtPageBreaks<Section extends { separation: boolean }>(
  sections: Iterable<Section>,
): Section[][] {
  const groups: Section[][] = [];
  for (const section of sections) {
    const current = groups.at(-1);
    if (current === undefined || section.separation) groups.push([section]);
    else current.push(section);
  }
  return groups;
}

/** The page groups of a report. */
export const pageGroups = (layouts: Layout[]): Layout[][] => splitAtPageBreaks(layouts);

/** The driver of a page group: its first dynamic text; undefined when the group is printed once. */
export function groupDriver(group: Layout[]): TextoDinamicoItem | undefined {
  for (const section of group) for (const item of section.items) if (repeatsPage(item)) return item;
  return undefined;
}

/** Whether an item repeats its page for each row; labels share theirs. */
export const hasOwnPages = (item: ReportItem): boolean => repeatsPage(item) && item.etiquetas === undefined;

/** Whether each row of a page group has pages of its own. */
export function hasPagesPerRow(group: Layout[]): boolean {
  const driver = groupDriver(group);
  return driver !== undefined && hasOwnPages(driver);
}

/**
 * Tells where pages are numbered from one again: with `por_fila` at each row that has pages of its own, at tables whose
 * groups do, and at what follows them.
 */
export class NumberingRuns {
  private readonly perRow: boolean;
  private isAfterRun = true;

  constructor({ numbering }: Pick<PageSetup, 'numbering'>) {
    this.perRow = numbering === 'por_fila';
  }

  /** Called for each drawn page group, in order, once per row. @returns whether a run of numbers begins with it. */
  startsRun(group: Layout[]): boolean {
    const isRun = (this.perRow && hasPagesPerRow(group)) || hasRestartingTable(group);
    const starts = isRun || this.isAfterRun;
    this.isAfterRun = isRun;
    return starts;
  }
}

/** The column of an item's page link; see `detail_column`. */
export const detailColumnOf = (item: ReportItem): string | undefined =>
  canLinkToPage(item) ? item.detail_column : undefined;

/** A table with data but without a page link: it shows all of its rows, also where its page repeats. */
export const isUnlinkedTable = (item: ReportItem): item is TablaItem =>
  item.nombre === 'tabla' && detailColumnOf(item) === undefined && item.selected_tables.length > 0;
