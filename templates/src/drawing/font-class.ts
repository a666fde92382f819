import type { FontFamily } from '@lienzo/schema/report/font-family';

/** The class of what has one of the drawing's fonts. */
export const fontClass = (font: FontFamily): string => `lz-font-${font}`;

/** The same after other classes, with a blank before it; '' where nothing is said. */
export const withFontClass = (font: FontFamily | undefined): string =>
  font === undefined ? '' : ` ${fontClass(font)}`;
