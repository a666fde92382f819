import { editorPreviewMessages } from '@lienzo/schema/messages/editor-preview-messages';
import { REGIONS, type Region } from '@lienzo/schema/report/page-regions';
import type { ReportDocument } from '@lienzo/schema/report/report';
import type { DrawContext } from '@lienzo/templates/drawing/draw-context';
import { drawPageRegion } from '@lienzo/templates/drawing/draw-page-region';
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
  const ofPages = page.primera_pagina === undefined ? [false] : [false, true];
  scratch.innerHTML = REGIONS.flatMap((region) =>
    ofPages.map((isFirst) => drawPageRegion(region, { page }, regionContext, isFirst)),
  ).join('');
  await decodePictures(scratch);
  return REGIONS.flatMap((region) => {
    const isTight = [...scratch.querySelectorAll(`.lz-${region}`)].some(
      (box) => (box.firstElementChild?.scrollHeight ?? 0) > box.clientHeight + 1,
    );
    if (!isTight) return [];
    return [
      {
        region,
        message: editorPreviewMessages.tight[region],
      },
    ];
  });
}
