import { rowCompleter } from '@lienzo/schema/data/additional-column';
import type { Row } from '@lienzo/schema/data/column';
import type { TablaItem } from '@lienzo/schema/report/item';
import { startsPages } from '@lienzo/schema/report/page-per-group';
import { hasPageSums } from '@lienzo/schema/report/page-sums';
import { tableLines } from '@lienzo/templates/drawing/table-lines';
import { hasTotals } from '../../model/data-item/has-totals.ts';
import { figuresOfAll } from '../../rows/watch-figures.ts';
import type { RowsState } from '../../store/slices/rows-slice.ts';
import type { TableLineSizes } from '../../store/slices/view-slice.ts';
import { CANVAS_ROWS } from './use-item-rows.ts';

/** The lines of a table that the canvas does not show: how high they are, and what each page of them loses; in points. */
export type HiddenLines = {
  height: number;
  lost: number;
  /** The least pages of the table: one for each group that has pages of its own, and one for the total. */
  least?: number;
};

/** Height of a one-line table row, in points: 9 pt × 1.35 + padding + border. */
const ROW_HEIGHT = 19.7;
const UNMEASURED: TableLineSizes = {
  shown: { rows: CANVAS_ROWS, headings: 0, subtotals: 0 },
  heights: { head: ROW_HEIGHT, row: ROW_HEIGHT, heading: 0, subtotal: 0 },
};

/** @param sizes of the lines that the canvas shows; the hidden ones are as high as these on average. */
export function hiddenTableLines(
  item: TablaItem,
  state: RowsState,
  sizes: TableLineSizes = UNMEASURED,
): HiddenLines {
  const { shown, heights } = sizes;
  const all = state.total ?? state.rows.length;
  const groups = groupCounts(item, state, all);
  const headings = groups.reduce((sum, count) => sum + count, 0);
  const rowHeight = heights.row || ROW_HEIGHT;
  const heading = heights.heading || rowHeight;
  const hasSubtotals = hasTotals(item) || item.textos_grupo?.some(({ pie }) => pie.trim() !== '') === true;
  const subtotal = hasSubtotals ? heights.subtotal || rowHeight : 0;
  const pageSums = hasPageSums(item)
    ? Number(item.suma_pagina === true) + Number(item.viene_pagina === true)
    : 0;
  const rows = Math.max(0, all - Math.min(shown.rows, CANVAS_ROWS));
  const height =
    rows * rowHeight +
    Math.max(0, headings - shown.headings) * heading +
    Math.max(0, headings - shown.subtotals) * subtotal;
  return {
    ...(startsPages(item) && { least: (groups[0] ?? 0) + (hasTotals(item) ? 1 : 0) }),
    height: rows === 0 ? 0 : height,
    lost: heights.head + pageSums * rowHeight + (item.keep_together ? blockHeight() : rowHeight) / 2,
  };

  /** The height of an innermost group, which may not begin on a page that it does not fit on. */
  function blockHeight(): number {
    const innermost = groups.at(-1);
    return innermost === undefined || innermost === 0
      ? rowHeight
      : (all / innermost) * rowHeight + heading + subtotal;
  }
}

/** How many groups a table has at each level, of all rows if that is known, else in proportion to the first ones. */
function groupCounts(item: TablaItem, state: RowsState, all: number): number[] {
  if (item.group_by.length === 0 || state.rows.length === 0) return [];
  const known = figuresOfAll(item, state)?.groups;
  if (known !== undefined) return known;
  const growth = all / state.rows.length;
  return loadedGroups(item, state.rows).map((count) => Math.round(count * growth));
}

const counted = new WeakMap<readonly Row[], { groups: TablaItem['group_by']; counts: number[] }>();

/** Counted once for the rows: the estimate is asked for after each change. */
function loadedGroups(item: TablaItem, rows: readonly Row[]): number[] {
  const known = counted.get(rows);
  if (known?.groups === item.group_by) return known.counts;
  const counts = item.group_by.map(() => 0);
  // No computed column looks at today here: groups of one are counted alike.
  for (const line of tableLines(item, rows, rowCompleter(item, '2000-01-01')))
    if (line.kind === 'group') counts[line.level] = (counts[line.level] ?? 0) + 1;
  counted.set(rows, { groups: item.group_by, counts });
  return counts;
}
