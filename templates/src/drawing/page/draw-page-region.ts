import type { ReportDocument } from '@lienzo/schema/report/report';
import { isBlankText } from '@lienzo/schema/report/rich-text';
import type { DrawContext } from '../draw-context.ts';
import { drawRichText } from '../text/draw-rich-text.ts';

/**
 * The header or footer of a page, to be placed in a positioned element of the page's size: within the margin, as wide
 * as the body. '' when the report has none or it is empty.
 * @param report with the margins of `withRegionMargins`.
 */
export function drawPageRegion(
  region: 'header' | 'footer',
  report: Pick<ReportDocument, 'page'>,
  context: DrawContext,
): string {
  const text = report.page[region];
  const { margins } = report.page;
  const height = region === 'header' ? margins.top : margins.bottom;
  if (text === null || isBlankText(text)) return '';
  const position = `left:${margins.left}pt;right:${margins.right}pt;height:${height}pt`;
  return `<div class="lz-region lz-${region}" style="${position}"><div class="lz-rich">${drawRichText(text, context)}</div></div>`;
}
