import { plainText } from '../text/plain-text';

/** Whether a text holds every word of a search, whatever their accents and capitals. */
export function matchesWords(text: string, search: string): boolean {
  const searched = plainText(text);
  return plainText(search)
    .split(/\s+/)
    .every((word) => searched.includes(word));
}
