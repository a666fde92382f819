import { z } from 'zod';
import type { Printer } from './printer.ts';

/** Pixels of the longer side: sharp over a whole page of paper. */
const MAX_SIDE = 2_400;

const pngUrl = z
  .string()
  .regex(/^data:image\/png;base64,/)
  .nullable();

/** The document's picture on a canvas of its own size; null when it is broken. */
const EXPRESSION = `(() => {
  const [picture] = document.images;
  if (picture.naturalWidth === 0) return null;
  const scale = Math.min(1, ${MAX_SIDE} / Math.max(picture.naturalWidth, picture.naturalHeight));
  const canvas = document.createElement('canvas');
  canvas.width = Math.max(1, Math.round(picture.naturalWidth * scale));
  canvas.height = Math.max(1, Math.round(picture.naturalHeight * scale));
  canvas.getContext('2d').drawImage(picture, 0, 0, canvas.width, canvas.height);
  return canvas.toDataURL('image/png');
})()`;

/**
 * A WebP picture as PNG, for programs that do not read WebP (Word). The browser reads it.
 * @param base64 the picture's bytes.
 * @returns a `data:` URL, or null when the picture is broken.
 */
export async function webpToPng(
  base64: string,
  browser: Printer,
  signal: AbortSignal,
): Promise<string | null> {
  return await browser.withPage(signal, async (page) => {
    await page.load({ html: `<!doctype html><img src="data:image/webp;base64,${base64}">` });
    return pngUrl.parse(await page.evaluate(EXPRESSION));
  });
}
