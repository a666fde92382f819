import coverage from './font-coverage.json' with { type: 'json' };

/** First and last code points of the ranges that the drawing's fonts have, ascending. */
const RANGES = coverage
  .flatMap((line) => line.split(','))
  .map((range) => {
    const [first = '', last = first] = range.split('-');
    return { first: Number.parseInt(first, 16), last: Number.parseInt(last, 16) };
  });

/** All but blanks, what Latin-1 draws, and the first 32 controls, which the drawing leaves out. */
const UNUSUAL = /[^\s\0-~\xa1-ÿ]/gu;
/**
 * Joiners, direction marks, variation selectors: a browser draws nothing for them, with or without a glyph; the few that
 * are taken out here it draws.
 */
const INVISIBLE = /[\p{Default_Ignorable_Code_Point}--[\u115f\u1160\u180f\uffa0\u{1bca0}-\u{1bca3}]]/v;
/** A letter with loose accents, or a Korean syllable in loose parts, as macOS writes names of files. */
const LOOSE = /\P{M}\p{M}+|[\u1100-\u11ff]{2,}/gu;
const LOOSE_PART = /[\p{M}\u1100-\u11ff]/u;

/**
 * The distinct characters of a text that no font of the drawing has; a system's font may have them, on one machine and
 * not on another. Loose parts count as the one letter that Unicode has for them, as they are drawn.
 */
export function uncoveredCharacters(text: string): Set<string> {
  const missing = uncoveredOf(text);
  if (![...missing].some((character) => LOOSE_PART.test(character))) return missing;
  return uncoveredOf(text.replaceAll(LOOSE, (parts) => parts.normalize('NFC')));
}

function uncoveredOf(text: string): Set<string> {
  const unusual = new Set(text.match(UNUSUAL) ?? []);
  return new Set([...unusual].filter((character) => !INVISIBLE.test(character) && !isCovered(character)));
}

function isCovered(character: string): boolean {
  const code = character.codePointAt(0) ?? 0;
  let low = 0;
  let high = RANGES.length - 1;
  while (low <= high) {
    const middle = (low + high) >> 1;
    const range = RANGES[middle];
    if (range === undefined || code < range.first) high = middle - 1;
    else if (code > range.last) low = middle + 1;
    else return true;
  }
  return false;
}
