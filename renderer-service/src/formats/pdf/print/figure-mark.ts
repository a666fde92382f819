import { escapeHtml } from '@lienzo/templates/drawing/escape-html';

/** A transparent pixel. */
const PIXEL = 'data:image/gif;base64,R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7';

/** For `DrawContext.figureMark`. */
export const figureMark = (text: string): string =>
  `<img class="lz-figure-mark" src="${PIXEL}" alt="${escapeHtml(text)}">`;
