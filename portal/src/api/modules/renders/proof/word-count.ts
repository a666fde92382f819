import type { PageWord } from './read-page.ts';

/** How many words from `from` on make up a text; 0 when they do not. */
export function wordCount(text: string, terms: readonly PageWord[], from: number): number {
  let used = 0;
  let at = from;
  while (used < text.length) {
    const word = terms[at];
    if (word !== undefined && isPartingHyphen(word, text, used)) {
      at += 1;
      continue;
    }
    if (word === undefined || !text.startsWith(word.text, used)) return 0;
    used += word.text.length;
    at += 1;
  }
  return at - from;
}

/** Whether a word is the hyphen of the drawing within a text, of which `used` characters stand before it. */
export const isPartingHyphen = (
  { isLineHyphen = false, text: hyphen }: PageWord,
  text: string,
  used: number,
): boolean => isLineHyphen && used > 0 && used < text.length && !text.startsWith(hyphen, used);
