import { pageSize, type ReportDocument } from '@lienzo/schema/report/report';

/**
 * CSS of a part of a long table. Before the print its pages are laid out as columns of the page's size, which the
 * browser breaks exactly like pages: a line's position tells its page. The filler row before the part ends its page,
 * the one after it starts a new page.
 */
export function partCss({ orientation, page }: ReportDocument): string {
  const { top, right, bottom, left } = page.margins;
  const { width, height } = pageSize(orientation, page.papel);
  const pages = `.lz-paper{width:${width - left - right}pt;height:${height - top - bottom}pt;columns:1;column-gap:0;column-fill:auto}`;
  return `@media screen{${pages}.lz-paper thead{break-inside:avoid}${fillerCss('column')}}@media print{${fillerCss('page')}}`;
}

const fillerCss = (kind: 'column' | 'page'): string =>
  `.lz-paper .lz-before{break-after:${kind}}.lz-paper .lz-behind{break-before:${kind}}${BAND_AT_PAGE_TOP}`;

/** A page end swallows the space above a band, but not one that a filler row forces. */
const BAND_AT_PAGE_TOP = '.lz-paper .lz-table:has(>tbody:last-child>.lz-before)+.lz-table{margin-top:0}';
