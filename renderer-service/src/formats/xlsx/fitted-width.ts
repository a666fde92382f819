import { textWidth } from '@lienzo/templates/drawing/text-width';

/** A character of Excel in em. */
const CHARACTER = 0.6;
/** The widest column in Excel's characters: longer texts run on or wrap. */
const MAX_WIDTH = 60;
const PADDING = 3;

/** The width of a column in Excel's characters that shows its texts. @param least what it has at least. */
export function fittedWidth(texts: readonly string[], least: number): number {
  const longest = texts.reduce((most, text) => Math.max(most, textWidth(text.slice(0, 200))), 0);
  return Math.min(MAX_WIDTH, Math.max(least, Math.ceil(longest / CHARACTER) + PADDING));
}
