/**
 * What pages mean. Page breaks part a report into groups of sections. A group that holds a dynamic text is printed
 * whole once per row of it, each time on a new page (specification 3 §2.3: one page per data row), or several to a
 * sheet as its `etiquetas` say; that text drives the group. Tables and charts may follow its row, see `page-links.ts`.
 */
import { canFollow, type ReportItem, repeatsPage, type TablaItem, type TextoDinamicoItem } from './item.ts';
import type { Layout } from './report.ts';

/** Parts sections, from top to bottom, before each one that starts a page. */
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

/** The dynamic text that drives a page group: its first one; undefined when the group is printed once. */
export function groupDriver(group: Layout[]): TextoDinamicoItem | undefined {
  for (const section of group) for (const item of section.items) if (repeatsPage(item)) return item;
  return undefined;
}

/** The column by which an item follows the row that its page is printed for; see `detail_column`. */
export const detailColumnOf = (item: ReportItem): string | undefined =>
  canFollow(item) ? item.detail_column : undefined;

/** A table with data that shows all of its rows, also where its page repeats. */
export const isWholeTable = (item: ReportItem): item is TablaItem =>
  item.nombre === 'tabla' && detailColumnOf(item) === undefined && item.selected_tables.length > 0;
