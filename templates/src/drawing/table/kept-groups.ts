import type { TablaItem } from '@lienzo/schema/report/item';
import type { TableText } from './column-widths.ts';
import type { TableLine } from './table-lines.ts';

/** Times the size of a table's text. */
const LINE_HEIGHT = 1.35;
/** Space above and below a cell's text together, in points; `drawing-css.ts` draws it. */
const PADDING = { wide: 7, narrow: 5 } as const;

/**
 * The most lines of a table that a page may have room for: as many as there are with one line of text each. A group that has more
 * cannot be kept on one page; a browser would start it on a new page all the same, and leave the one before half empty.
 * @param height of the page's body in points; absent: no limit.
 */
export const mostPageLines = ({ size, narrow }: TableText, height: number | undefined): number =>
  height === undefined
    ? Number.POSITIVE_INFINITY
    : Math.floor(height / (size * LINE_HEIGHT + PADDING[narrow ? 'narrow' : 'wide']));

/** The groups, by block, that are kept on one page. @param most lines of a group (`mostPageLines`). */
export function keptGroups(item: TablaItem, lines: Iterable<TableLine>, most: number): Set<number> {
  if (item.group_by.length === 0 || !item.keep_together) return new Set();
  const counts = new Map<number, number>();
  for (const { block } of lines) counts.set(block, (counts.get(block) ?? 0) + 1);
  return new Set([...counts].filter(([, count]) => count <= most).map(([block]) => block));
}
