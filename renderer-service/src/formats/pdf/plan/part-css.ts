import { pageSize, type ReportDocument } from '@lienzo/schema/report/report';

/**
 * The rules of a part of a long table. Before it is printed its pages stand side by side, as columns of the page's
 * size, which the browser breaks exactly as it breaks pages: where a line stands says on which page it will be. The
 * line that stands for the parts before ends its page, and the one that stands for those behind begins one.
 */
export function partCss({ orientation, page }: ReportDocument): string {
  const { top, right, bottom, left } = page.margins;
  const { width, height } = pageSize(orientation);
  const pages = `.lz-paper{width:${width - left - right}pt;height:${height - top - bottom}pt;columns:1;column-gap:0;column-fill:auto}`;
  return `@media screen{${pages}.lz-paper thead{break-inside:avoid}${fillerCss('column')}}@media print{${fillerCss('page')}}`;
}

const fillerCss = (kind: 'column' | 'page'): string =>
  `.lz-paper .lz-before{break-after:${kind}}.lz-paper .lz-behind{break-before:${kind}}`;
