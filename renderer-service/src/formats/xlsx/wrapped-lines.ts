import { textWidth } from '@lienzo/templates/drawing/text-width';

/** Of a column's width, in Excel's characters: its indent and the cell's own padding. */
const PADDING = 1.5;
/** A character of Excel in em, and how much wider bold text is. */
const CHARACTER = 0.6;
const BOLD = 1.05;

/**
 * The lines that a bold text takes in a column, about. Spreadsheet programs do not make a row higher for a text that wraps
 * before somebody edits it.
 * @param width of the column in Excel's characters.
 */
export function wrappedLines(text: string, width: number): number {
  const room = Math.max(1, (width - PADDING) * CHARACTER);
  const blank = textWidth(' ') * BOLD;
  let lines = 1;
  let used = 0;
  for (const word of text.split(/\s+/)) {
    const length = textWidth(word) * BOLD;
    if (used > 0 && used + blank + length > room) {
      lines += 1;
      used = 0;
    }
    used += used > 0 ? blank + length : length;
    // A word that is longer than the column is broken.
    const broken = Math.max(0, Math.ceil(used / room) - 1);
    lines += broken;
    used -= broken * room;
  }
  return lines;
}
