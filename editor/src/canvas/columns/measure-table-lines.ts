import { GROUP_FOOT_CLASS } from '@lienzo/templates/drawing/draw-table-lines';
import { PIXELS_PER_POINT } from '../../drawing/pixels-per-point.ts';
import type { TableLineSizes } from '../../store/slices/view-slice.ts';

/** A heading that is repeated on the next page is not one of the table's own. */
const OWN_HEADINGS = 'tbody > .lz-grupo:not(.lz-continued)';
/** With the texts below groups. */
const SUBTOTALS = 'tbody > .lz-subtotal';
const FEET = `tbody > .${GROUP_FOOT_CLASS}`;
const ROWS =
  'tbody > tr:not(.lz-grupo, .lz-subtotal, .lz-totals, .lz-rows-note, .lz-page-sum, .lz-page-carried)';

/** The lines of the tables on a sheet, by the uuid of the item. A table in bands has each line once in each band. */
export function measureTableLines(body: HTMLElement): Record<string, TableLineSizes> {
  const sizes: Record<string, TableLineSizes> = {};
  for (const item of body.querySelectorAll<HTMLElement>('[data-lz-item][data-kind="tabla"]')) {
    const first = item.querySelector('table.lz-table');
    if (first === null) continue;
    const shown = {
      rows: first.querySelectorAll(ROWS).length,
      headings: first.querySelectorAll(OWN_HEADINGS).length,
      subtotals: groupsWithSubtotals(first),
    };
    const heightOf = (lines: string, count: number): number =>
      count === 0 ? 0 : totalHeight(item.querySelectorAll<HTMLElement>(lines)) / count;
    sizes[item.dataset.lzItem ?? ''] = {
      shown,
      heights: {
        head: heightOf('thead > tr', 1),
        row: heightOf(ROWS, shown.rows),
        heading: heightOf(OWN_HEADINGS, shown.headings),
        subtotal: heightOf(SUBTOTALS, shown.subtotals),
      },
    };
  }
  return sizes;
}

/** A group ends with a subtotal, a text or both. */
function groupsWithSubtotals(table: Element): number {
  const feet = table.querySelectorAll(FEET).length;
  return Math.max(feet, table.querySelectorAll(SUBTOTALS).length - feet);
}

const totalHeight = (lines: Iterable<HTMLElement>): number =>
  [...lines].reduce((sum, line) => sum + line.offsetHeight, 0) / PIXELS_PER_POINT;
