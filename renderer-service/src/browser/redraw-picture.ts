import { z } from 'zod';
import { isTurned } from '../assets/images/jpeg-orientation.ts';
import type { Picture } from '../assets/images/picture.ts';
import type { Printer } from './printer.ts';

/** Pixels of the longer side: sharp over a whole page of paper. */
const MAX_SIDE = 2_400;
/** Of a photograph that is written anew, from 0 to 1: the best that keeps it about as large as it was. */
const JPEG_QUALITIES = [0.92, 0.85, 0.75, 0.65];
/** How much larger it may become. */
const GROWTH = 1.25;

const dataUrl = z
  .string()
  .regex(/^data:image\/(png|jpeg);base64,/)
  .nullable();

/** How a picture shows the paper below it: `opacity` from 0 to 1, `paper` as `#rrggbb` for those that cannot be transparent. */
export type Fading = { opacity: number; paper: string };
const FULL: Fading = { opacity: 1, paper: '#ffffff' };

/** The document's picture on a canvas of its own size, upright; null when it is broken. */
const expression = (type: 'png' | 'jpeg', most: number, { opacity, paper }: Fading): string => `(() => {
  const [picture] = document.images;
  if (picture.naturalWidth === 0) return null;
  const scale = Math.min(1, ${MAX_SIDE} / Math.max(picture.naturalWidth, picture.naturalHeight));
  const canvas = document.createElement('canvas');
  canvas.width = Math.max(1, Math.round(picture.naturalWidth * scale));
  canvas.height = Math.max(1, Math.round(picture.naturalHeight * scale));
  const brush = canvas.getContext('2d');
  if ('${type}' === 'jpeg') {
    brush.fillStyle = '${paper}';
    brush.fillRect(0, 0, canvas.width, canvas.height);
  }
  brush.globalAlpha = ${opacity};
  brush.drawImage(picture, 0, 0, canvas.width, canvas.height);
  if ('${type}' === 'png') return canvas.toDataURL();
  let written = '';
  for (const quality of ${JSON.stringify(JPEG_QUALITIES)}) {
    written = canvas.toDataURL('image/jpeg', quality);
    if (written.length <= ${most}) break;
  }
  return written;
})()`;

/** Whether Word would show a picture otherwise than a browser: it reads no WebP and does not turn photographs upright. */
export const needsRedrawing = (picture: Picture): boolean => picture.type === 'webp' || isTurned(picture);

/**
 * A picture as the browser shows it, in a format that Word reads: a WebP as PNG, a turned JPEG upright.
 * @returns a `data:` URL, or null when the picture is broken.
 */
export async function redrawPicture(
  { type, bytes }: Picture,
  browser: Printer,
  signal: AbortSignal,
  fading = FULL,
): Promise<string | null> {
  const base64 = Buffer.from(bytes).toString('base64');
  return await browser.withPage(signal, async (page) => {
    await page.load({ html: `<!doctype html><img src="data:image/${type};base64,${base64}">` });
    return dataUrl.parse(
      await page.evaluate(expression(type === 'jpeg' ? 'jpeg' : 'png', base64.length * GROWTH, fading)),
    );
  });
}
