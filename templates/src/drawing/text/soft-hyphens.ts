import type { FontFamily } from '@lienzo/schema/report/font-family';
import type { TextMark } from '@lienzo/schema/report/rich-text';
import { textWidth } from './text-width.ts';

/** Where a word may be parted at the end of a line. */
const SOFT_HYPHEN = '\u00ad';

/** The room of a text and the size of its letters, in points; their font, Inter when absent. */
export type TextRoom = { width: number; fontSize: number; font?: FontFamily | undefined };

/** What bold letters are wider, with a reserve, because widths are approximate: a needless soft hyphen shows nothing. */
const RESERVE = 1.2;
const WORD = /[a-záéíóúüñ]{6,}/giu;

/**
 * A text with soft hyphens in the words that are wider than its room, by the syllables of Spanish: browsers have the
 * dictionaries for it in some places and not in others, and Word would part other words. Words that fit are left alone, so
 * that they are found in a file as they are written.
 */
export function withSoftHyphens(text: string, { width, fontSize, font }: TextRoom): string {
  return text.replace(WORD, (word) =>
    textWidth(word, font) * fontSize * RESERVE > width ? syllables(word).join(SOFT_HYPHEN) : word,
  );
}

/**
 * What a text or the value of a column shows where its room is known.
 * @param marks may have letters of another size.
 */
export function partedText(
  text: string,
  marks: readonly TextMark[] | undefined,
  room: TextRoom | undefined,
): string {
  if (room === undefined) return text;
  const own = marks?.find((mark) => mark.type === 'textStyle')?.attrs.fontSize;
  return withSoftHyphens(text, { ...room, fontSize: own ?? room.fontSize });
}

const VOWELS = 'aeiouáéíóúü';
/** Consonants that stay together at the beginning of a syllable; `tl` as in Mexico. */
const ONSETS = /^(?:[bcfgkpt]l|[bcdfgkpt]r|ch|ll|rr)$/;
/** Letters of the first and of the last part at least. */
const SHORTEST = 2;

/**
 * The parts of a Spanish word between which a line may end (Ortografía de la lengua española, 2010, II.5): never between
 * vowels, and never with one letter alone.
 */
export function syllables(word: string): string[] {
  const letters = [...word.toLowerCase()];
  const isVowel = (at: number): boolean => {
    const letter = letters[at] ?? '';
    // A `y` before a vowel is a consonant.
    return VOWELS.includes(letter) || (letter === 'y' && !VOWELS.includes(letters[at + 1] ?? ' '));
  };
  const breaks: number[] = [];
  for (let at = 1; at < letters.length; at += 1) {
    if (!isVowel(at) || isVowel(at - 1)) continue;
    let begin = at - 1;
    if (ONSETS.test(`${letters[begin - 1] ?? ''}${letters[begin]}`)) begin -= 1;
    const hasVowelBefore = letters.slice(0, begin).some((_letter, index) => isVowel(index));
    if (hasVowelBefore && begin >= SHORTEST && letters.length - begin >= SHORTEST) breaks.push(begin);
  }
  const original = [...word];
  return [0, ...breaks].map((from, index) => original.slice(from, breaks[index]).join(''));
}
