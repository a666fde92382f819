import { imageSource } from '../assets/images/image-source.ts';
import type { Printer } from '../browser/printer.ts';
import { needsRedrawing, redrawPicture } from '../browser/redraw-picture.ts';

const PICTURES = /data:image\/(?:webp|jpe?g);base64,[A-Za-z0-9+/]+={0,2}/g;
/** Further pictures keep their alternative text, or stay turned. */
const MAX_PICTURES = 50;

/** Converts the pictures of HTML that Word does not show as a browser does; broken ones stay. */
export async function convertWordImages(
  html: string,
  browser: Printer,
  signal: AbortSignal,
): Promise<string> {
  const source = imageSource({});
  const pictures = new Map<string, string>();
  for (const [url] of html.matchAll(PICTURES)) {
    if (pictures.has(url)) continue;
    if (pictures.size >= MAX_PICTURES) break;
    const picture = source(url);
    if (picture === null || !needsRedrawing(picture)) continue;
    pictures.set(url, (await redrawPicture(picture, browser, signal)) ?? url);
  }
  return pictures.size === 0 ? html : html.replace(PICTURES, (url) => pictures.get(url) ?? url);
}
