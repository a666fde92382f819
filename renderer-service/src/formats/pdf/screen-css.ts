import { pageSize, type ReportDocument } from '@lienzo/schema/report/report';

/** Before it is printed a document is as wide as the paper's body, too. */
export function screenCss({ orientation, page }: ReportDocument): string {
  const { left, right } = page.margins;
  return `@media screen{.lz-paper{width:${pageSize(orientation).width - left - right}pt}}`;
}
