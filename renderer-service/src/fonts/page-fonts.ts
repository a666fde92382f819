import { fontFaces } from '@lienzo/templates/drawing/font-faces';
import { PAGE_ORIGIN } from '../browser/page-origin.ts';

/** The name under which a file of the drawing's fonts is installed for the browser; no other font has it. */
export const installedFontName = (file: string): string => `Lienzo-${file.replace(/\.woff2$/, '')}`;

/**
 * The font rules of every document that is printed: the font that is installed for the browser, else the file. A
 * file is unpacked again for each document, which costs a third of a short print.
 */
export const PAGE_FONT_CSS: string = fontFaces((file) => `${PAGE_ORIGIN}/fonts/${file}`, installedFontName);
