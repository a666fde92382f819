import type { Printer } from '../browser/printer.ts';
import { webpToPng } from '../browser/webp-to-png.ts';

const WEBP = /data:image\/webp;base64,([A-Za-z0-9+/]+={0,2})/g;
/** Further pictures keep their alternative text. */
const MAX_PICTURES = 50;

/** Converts the WebP pictures of HTML to PNG, for Word; broken ones stay. */
export async function convertWebpImages(
  html: string,
  browser: Printer,
  signal: AbortSignal,
): Promise<string> {
  const pictures = new Map<string, string>();
  for (const [url, base64 = ''] of html.matchAll(WEBP)) {
    if (pictures.has(url)) continue;
    if (pictures.size >= MAX_PICTURES) break;
    pictures.set(url, (await webpToPng(base64, browser, signal)) ?? url);
  }
  return pictures.size === 0 ? html : html.replace(WEBP, (url) => pictures.get(url) ?? url);
}
