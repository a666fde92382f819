import { fontFaces } from '@lienzo/templates/drawing/font-faces';
import { installedFontName } from '../fonts/font-files.ts';
import { PAGE_ORIGIN } from './page-origin.ts';

/**
 * The `@font-face` rules of every printed document: the font installed for the browser, else the file. A font file is
 * decoded again for each document, which costs a third of a short print.
 */
export const PAGE_FONT_CSS: string = fontFaces((file) => `${PAGE_ORIGIN}/fonts/${file}`, installedFontName);
