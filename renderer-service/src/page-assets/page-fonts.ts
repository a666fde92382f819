import { fontFaces } from '@lienzo/templates/drawing/font-faces';
import { installedFontName } from '../fonts/font-files.ts';
import { PAGE_ORIGIN } from './page-origin.ts';

/**
 * The font rules of every document that is printed: the font that is installed for the browser, else the file. A
 * file is unpacked again for each document, which costs a third of a short print.
 */
export const PAGE_FONT_CSS: string = fontFaces((file) => `${PAGE_ORIGIN}/fonts/${file}`, installedFontName);
