import type { TablaItem } from '@lienzo/schema/report/item';
import { headColors } from '@lienzo/schema/report/table-look';
import { escapeHtml } from '../text/escape-html.ts';
import { cellClass } from './cell-class.ts';
import { columnTitle } from './column-title.ts';
import { drawPageSumTemplates, pageSumsClass } from './page-sums.ts';
import type { TableBand, TableLayout } from './table-layout.ts';

/**
 * The opening of a table, or of a band of its columns, up to its first `tbody`: columns and header, which repeats on
 * every page unless `repeat_header` is false.
 */
export function drawTableOpen(item: TablaItem, layout: TableLayout, band: TableBand): string {
  const { columns, widths } = band;
  const cols = widths.map((width) => `<col style="width:${width}%">`).join('');
  const heads = columns
    .map((column, index) => {
      const title = columnTitle(column).trim();
      // A column without a title has no header cell.
      return title === ''
        ? '<td></td>'
        : `<th scope="col" class="${cellClass(columns, index)}">${escapeHtml(title)}</th>`;
    })
    .join('');
  const head = headColors(item);
  const kinds = [
    'lz-table',
    item.zebra ? 'lz-zebra' : '',
    item.repeat_header ? '' : 'lz-head-once',
    layout.narrow ? 'lz-narrow' : '',
    layout.fits ? '' : 'lz-cramped',
    pageSumsClass(item, band),
    item.cuadricula === true ? 'lz-grid' : '',
    head === null ? '' : 'lz-filled',
  ];
  const rules = [
    ...(layout.size === layout.ownSize ? [] : [`font-size:${layout.size}pt`]),
    ...(head === null ? [] : [`--lz-head-fill:${head.fill}`, `--lz-head-text:${head.text}`]),
  ];
  const style = rules.length === 0 ? '' : ` style="${rules.join(';')}"`;
  return `<table class="${kinds.filter((kind) => kind !== '').join(' ')}"${style}><colgroup>${cols}</colgroup>${drawPageSumTemplates(item, band)}<thead><tr>${heads}</tr></thead>`;
}
