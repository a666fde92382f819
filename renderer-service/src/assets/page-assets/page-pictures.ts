import { randomUUID } from 'node:crypto';
import type { ImageSource } from '../images/image-source.ts';
import type { Picture } from '../images/picture.ts';
import { pictureSize } from '../images/picture-size.ts';
import { PAGE_ORIGIN } from './page-origin.ts';

/** Characters of a document and bytes of a picture up to which the picture is inlined. */
const MAX_INLINED_DOCUMENT = 100_000;
const MAX_INLINED_PICTURE = 32_000;

/**
 * The pictures of one report under URLs that its pages may request: a logo on a thousand pages is referenced a
 * thousand times and transferred once.
 */
export class PagePictures {
  /** Unique per report, so that no cached picture of another report can answer. */
  private readonly folder = `/pictures/${randomUUID()}/`;
  private readonly source: ImageSource;
  private readonly urls = new Map<string, string | null>();
  private readonly pictures: Picture[] = [];

  constructor(source: ImageSource) {
    this.source = source;
  }

  /** The URL for an image item's `valor`; null for a missing picture. */
  urlOf(valor: string): string | null {
    const known = this.urls.get(valor);
    if (known !== undefined) return known;
    const picture = this.source(valor);
    const url = picture === null ? null : PAGE_ORIGIN + this.folder + (this.pictures.push(picture) - 1);
    this.urls.set(valor, url);
    return url;
  }

  /** Width and height of an image item's `valor` in its own pixels; null for a missing or broken picture. */
  sizeOf(valor: string): { width: number; height: number } | null {
    const picture = this.source(valor);
    return picture === null ? null : pictureSize(picture);
  }

  /** Inlines the small pictures that a short document shows once, to save a round trip each. */
  inlineSmallPictures(html: string): string {
    if (html.length > MAX_INLINED_DOCUMENT) return html;
    let whole = html;
    for (const [index, { type, bytes }] of this.pictures.entries()) {
      if (bytes.byteLength > MAX_INLINED_PICTURE) continue;
      const url = `"${PAGE_ORIGIN}${this.folder}${index}"`;
      const at = whole.indexOf(url);
      if (at < 0 || whole.includes(url, at + 1)) continue;
      const data = `"data:image/${type};base64,${Buffer.from(bytes).toString('base64')}"`;
      whole = whole.slice(0, at) + data + whole.slice(at + url.length);
    }
    return whole;
  }

  /** The picture at a path of the page origin. */
  at(path: string): Picture | undefined {
    return path.startsWith(this.folder) ? this.pictures[Number(path.slice(this.folder.length))] : undefined;
  }
}
