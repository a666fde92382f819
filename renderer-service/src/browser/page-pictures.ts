import type { ImageSource, Picture } from '../images/image-source.ts';

/** The origin of every document; no such host exists, and no request leaves the page anyway. */
export const PAGE_ORIGIN = 'https://lienzo.invalid';

/**
 * The pictures of one report under addresses that its pages may read: a logo that stands on a thousand pages is
 * named a thousand times and carried once.
 */
export class PagePictures {
  private readonly source: ImageSource;
  private readonly urls = new Map<string, string | null>();
  private readonly pictures: Picture[] = [];

  constructor(source: ImageSource) {
    this.source = source;
  }

  /** The address of an image item's `valor`; null for a picture that is not there. */
  urlOf(valor: string): string | null {
    const known = this.urls.get(valor);
    if (known !== undefined) return known;
    const picture = this.source(valor);
    const url = picture === null ? null : `${PAGE_ORIGIN}/pictures/${this.pictures.push(picture) - 1}`;
    this.urls.set(valor, url);
    return url;
  }

  /** The picture under a path of the origin. */
  at(path: string): Picture | undefined {
    const match = /^\/pictures\/(\d+)$/.exec(path);
    return match === null ? undefined : this.pictures[Number(match[1])];
  }
}
