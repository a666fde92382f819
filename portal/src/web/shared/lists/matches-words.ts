import { plainText } from '../text/plain-text';

/** Whether a text contains every word of a search, ignoring accents and case. */
export function matchesWords(text: string, search: string): boolean {
  const searched = plainText(text);
  return plainText(search)
    .split(/\s+/)
    .every((word) => searched.includes(word));
}
