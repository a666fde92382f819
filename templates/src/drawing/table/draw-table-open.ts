import { alignmentOf } from '@lienzo/schema/data/format';
import type { TablaItem } from '@lienzo/schema/report/item';
import { escapeHtml } from '../text/escape-html.ts';
import { columnTitle } from './column-title.ts';

/**
 * The opening of a table up to its first `tbody`: columns and header, which repeats on every page unless
 * `repeat_header` is false.
 * @param widths percent per column (`columnWidths`).
 */
export function drawTableOpen(item: TablaItem, widths: number[]): string {
  const columns = widths.map((width) => `<col style="width:${width}%">`).join('');
  const heads = item.selected_columns
    .map((column) => {
      const title = columnTitle(column).trim();
      // A column without a title has no header cell.
      return title === ''
        ? '<td></td>'
        : `<th scope="col" class="lz-${alignmentOf(column)}">${escapeHtml(title)}</th>`;
    })
    .join('');
  const kinds = ['lz-table', item.zebra ? 'lz-zebra' : '', item.repeat_header ? '' : 'lz-head-once'];
  return `<table class="${kinds.filter((kind) => kind !== '').join(' ')}"><colgroup>${columns}</colgroup><thead><tr>${heads}</tr></thead>`;
}
