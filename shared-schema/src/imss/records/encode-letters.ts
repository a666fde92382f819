/** Letters of the files for the IMSS: capitals without accents, and one character that stands for Ñ. */
import { cleanText } from '../../text/clean-text.ts';

/** IDSE writes Ñ as `#`, SUA as `/`; some writers use `N`, and `Ñ` is its byte in ANSI (0xD1). */
export type EnyeLetter = '#' | '/' | 'N' | 'Ñ';

/**
 * `name`: letters alone. `joined`: names with `$` between them. `text`: digits and `. -` too. `key`: letters, digits and
 * `&`, nothing between them.
 */
export type LetterSet = 'name' | 'joined' | 'text' | 'key';

const ALLOWED: Readonly<Record<LetterSet, RegExp>> = {
  name: /^[A-ZÑ ]*$/,
  joined: /^[A-ZÑ $]*$/,
  text: /^[A-ZÑ0-9 .-]*$/,
  key: /^[A-ZÑ0-9&]*$/,
};

/** Latin letters that have no accent to take away. */
const OTHER_LETTERS: Readonly<Record<string, string>> = {
  ẞ: 'SS',
  Æ: 'AE',
  Œ: 'OE',
  Ø: 'O',
  Ł: 'L',
  Đ: 'D',
  Ð: 'D',
  Þ: 'TH',
};

const APOSTROPHES = /['\u2018\u2019\u02bc\u00b4\u0060\u2032]/g;
const DASHES = /[\u2010-\u2015\u2212-]/g;
const MARKED_N = /N\u0303/g;
/** Stands for Ñ while marks are taken away. */
const KEPT_ENYE = '\u0001';

/**
 * The letters of a text before Ñ is replaced: composed, in capitals, without accents. In names apostrophes and points
 * are dropped and hyphens become blanks.
 */
export function plainLetters(text: string, letters: LetterSet): string {
  const upper = cleanText(text).toUpperCase().normalize('NFD').replace(MARKED_N, KEPT_ENYE);
  const plain = upper
    .replace(/\p{M}/gu, '')
    .replace(/[ẞÆŒØŁĐÐÞ]/g, (letter) => OTHER_LETTERS[letter] ?? letter)
    .replaceAll(KEPT_ENYE, 'Ñ')
    .replace(APOSTROPHES, '');
  if (letters === 'text') return plain.replace(DASHES, '-');
  const separated = plain
    .replace(DASHES, letters === 'key' ? '' : ' ')
    .replaceAll('.', letters === 'key' ? '' : ' ');
  return letters === 'key' ? separated.replaceAll(' ', '') : separated.replace(/ +/g, ' ').trim();
}

/** @returns null when a letter cannot be written, of another script for example. */
export function encodeLetters(text: string, letters: LetterSet, enye: EnyeLetter): string | null {
  const plain = plainLetters(text, letters);
  return ALLOWED[letters].test(plain) ? plain.replaceAll('Ñ', enye) : null;
}
