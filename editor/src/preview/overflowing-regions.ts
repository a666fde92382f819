import { editorPreviewMessages } from '@lienzo/schema/messages/editor-preview-messages';
import type { ReportDocument } from '@lienzo/schema/report/report';
import type { DrawContext } from '@lienzo/templates/drawing/draw-context';
import { drawPageRegion } from '@lienzo/templates/drawing/draw-page-region';
import type { Region } from '../store/slices/text-slice.ts';
import { decodePictures } from './decode-pictures.ts';

/** Wide page numbers, so that the layout of the first page also fits the last. */
const WIDEST_NUMBERS = { page: 8888, pages: 8888 };

/**
 * The header and footer that are higher than their margin and therefore clipped, with a message for the author.
 * @param scratch an element as wide as the body, where they are drawn and measured.
 */
export async function overflowingRegions(
  scratch: HTMLElement,
  report: ReportDocument,
  context: DrawContext,
): Promise<{ region: Region; message: string }[]> {
  const margins = { ...report.page.margins, left: 0, right: 0 };
  const page = { ...report.page, margins };
  const regionContext = { ...context, pageFields: WIDEST_NUMBERS };
  scratch.innerHTML =
    drawPageRegion('header', { page }, regionContext) + drawPageRegion('footer', { page }, regionContext);
  await decodePictures(scratch);
  return (['header', 'footer'] as const).flatMap((region) => {
    const box = scratch.querySelector(`.lz-${region}`);
    const text = box?.firstElementChild;
    if (!box || !text || text.scrollHeight <= box.clientHeight + 1) return [];
    return [
      {
        region,
        message: editorPreviewMessages.tight[region],
      },
    ];
  });
}
