const MEGABYTE = 1_000_000;
const filled = (part: string): string => part.repeat(Math.ceil(MEGABYTE / part.length)).slice(0, MEGABYTE);

/** Texts of a megabyte that careless readers take minutes for: the longest that a cell of a streamed row can be. */
export const ENORMOUS_VALUES: Record<string, string> = {
  digits: filled('9'),
  zeros: filled('0'),
  'a fraction': `0.${filled('1')}`,
  'a negative number': `-${filled('7')}.5`,
  'digits with a last letter': `${filled('9')}x`,
  'an exponent': `1e${filled('9')}`,
  brackets: filled('('),
  blanks: `${filled(' ')}x`,
  'line ends': filled('\n'),
  'a word': filled('x'),
  'short words': filled('a b '),
  'a day with a tail': `2026-11-20T${filled('0')}`,
  'a year': `${filled('2')}-11-20`,
  'marks upon a letter': `a${filled('\u0301')}`,
  'accented letters': filled('áéñÜ'),
  'pictures of letters': filled('\u{1F468}\u200D'),
  'halves of letters': filled('\uD800'),
  'directions that turn': filled('\u202Ea'),
  controls: filled('\u0000\u0007'),
  markup: filled('<a href="&">'),
  apostrophes: filled("'"),
  points: filled('.'),
  'a path': filled('../'),
  'a data address': `data:image/png;base64,${filled('A')}!`,
};
