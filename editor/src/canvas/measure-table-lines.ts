import { PIXELS_PER_POINT } from '../drawing/pixels-per-point.ts';
import type { TableLineSizes } from '../store/slices/view-slice.ts';

/** A heading that is repeated on the next page is not one of the table's own. */
const OWN_HEADINGS = 'tbody > .lz-grupo:not(.lz-continued)';
const SUBTOTALS = 'tbody > .lz-subtotal';
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
      subtotals: first.querySelectorAll(SUBTOTALS).length,
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

const totalHeight = (lines: Iterable<HTMLElement>): number =>
  [...lines].reduce((sum, line) => sum + line.offsetHeight, 0) / PIXELS_PER_POINT;
