/** Widths in em, of the widest (bold) figure, and of the period and gap after the number. */
const FIGURE = 0.7;
const PERIOD_AND_GAP = 0.5;
/** The least indent of a list in points, and the padding of its items. */
const MIN_INDENT = 16;
const ITEM_PADDING = 2;

/** The room for the longest number of an ordered list, in em of the list's text. @param count the number of its items. */
function numberWidth(start: number, count: number): number {
  const last = start + Math.max(0, count - 1);
  return Math.max(String(start).length, String(last).length) * FIGURE + PERIOD_AND_GAP;
}

/**
 * The CSS indent of an ordered list: its numbers hang in it, and what is wider is clipped at the edge of the page's
 * body.
 */
export const listIndentCss = (start: number, count: number): string =>
  `max(${MIN_INDENT}pt,${numberWidth(start, count).toFixed(1)}em)`;

/** The same in points, from the list's edge to its text, for a text of `fontSize` points. */
export const listIndent = (start: number, count: number, fontSize: number): number =>
  Math.max(MIN_INDENT, numberWidth(start, count) * fontSize) + ITEM_PADDING;

/** The CSS indent of a list with bullets, which grow with the text while the gap after them does not. */
export const BULLET_INDENT_CSS = `max(${MIN_INDENT}pt,0.7em + 6pt)`;

/** The same in points. */
export const bulletIndent = (fontSize: number): number =>
  Math.max(MIN_INDENT, 0.7 * fontSize + 6) + ITEM_PADDING;
