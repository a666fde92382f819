import type { SelectedColumn } from '@lienzo/schema/data/column';
import { headingSpans } from '@lienzo/schema/data/shared-headings';
import type { TablaItem } from '@lienzo/schema/report/item';
import { headColors } from '@lienzo/schema/report/table-look';
import { escapeHtml } from '../text/escape-html.ts';
import { APART_CLASS, cellClass } from './cell-class.ts';
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
  return `<table class="${kinds.filter((kind) => kind !== '').join(' ')}"${style}><colgroup>${cols}</colgroup>${drawPageSumTemplates(item, band)}<thead>${drawHeads(columns)}</thead>`;
}

/** The class of a heading that columns share. */
export const SHARED_HEAD_CLASS = 'lz-shared-head';

/** The rows of the head: one, or two where columns share headings. */
function drawHeads(columns: readonly SelectedColumn[]): string {
  const spans = headingSpans(columns);
  if (spans === null) return `<tr>${columns.map((_, at) => drawHead(columns, at)).join('')}</tr>`;
  const above = spans.map(({ from, count, text }) => {
    if (text === '') return drawHead(columns, from, ' rowspan="2"');
    const apart = cellClass(columns, from).includes(APART_CLASS) ? ` ${APART_CLASS}` : '';
    return `<th scope="colgroup" colspan="${count}" class="${SHARED_HEAD_CLASS}${apart}"><div>${escapeHtml(text)}</div></th>`;
  });
  const below = spans.flatMap(({ from, count, text }) =>
    text === '' ? [] : columns.slice(from, from + count).map((_, at) => drawHead(columns, from + at)),
  );
  return `<tr>${above.join('')}</tr><tr>${below.join('')}</tr>`;
}

function drawHead(columns: readonly SelectedColumn[], at: number, span = ''): string {
  const column = columns[at];
  const title = column === undefined ? '' : columnTitle(column).trim();
  // A column without a title has no header cell.
  return title === ''
    ? `<td${span}></td>`
    : `<th scope="col"${span} class="${cellClass(columns, at)}">${escapeHtml(title)}</th>`;
}
