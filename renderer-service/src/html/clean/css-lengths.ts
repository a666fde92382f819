/**
 * Patterns of the CSS lengths that untrusted styles may use: up to about two sheets of paper, and font sizes as large as
 * a report's own. A longer one is dropped, so that the element takes its natural size.
 */
const FRACTION = '(\\.\\d{1,6})?';
const SIZE = [
  `1?\\d{1,3}${FRACTION}(px|pt)?`,
  `1?\\d${FRACTION}in`,
  `[1-4]?\\d${FRACTION}cm`,
  `[1-4]?\\d{1,2}${FRACTION}mm`,
  `\\d{1,2}${FRACTION}r?em`,
  `(100|\\d{1,2}${FRACTION})%`,
].join('|');
const FONT_SIZE = [
  `(1[01]\\d|12[0-8]|\\d{1,2})${FRACTION}(px)?`,
  `(9[0-6]|[1-8]?\\d)${FRACTION}pt`,
  `1?${FRACTION}in`,
  `[0-3]${FRACTION}cm`,
  `[1-3]?\\d${FRACTION}mm`,
  `[0-5]${FRACTION}r?em`,
  `[1-4]?\\d{1,2}${FRACTION}%`,
].join('|');

/** A width, a height, or a distance that is not negative. */
export const CSS_SIZE = new RegExp(`^(${SIZE})$`, 'i');
/** A distance; boxes may overlap a little. */
export const CSS_DISTANCE = new RegExp(`^-?(${SIZE})$`, 'i');
/** One to four distances. */
export const CSS_DISTANCES = new RegExp(`^(auto|-?(${SIZE}))(\\s+(auto|-?(${SIZE}))){0,3}$`, 'i');
/** A text's size. */
export const CSS_FONT_SIZE = new RegExp(`^(${FONT_SIZE})$`, 'i');
