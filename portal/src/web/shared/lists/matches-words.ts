import { foldText, searchWords } from '@lienzo/schema/text/fold-text';

/** Whether a text contains every word of a search, ignoring accents, case and apostrophes. */
export function matchesWords(text: string, search: string): boolean {
  const searched = foldText(text);
  return searchWords(search).every((word) => searched.includes(word));
}
