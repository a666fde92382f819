import { foldText, searchText } from '@lienzo/schema/text/fold-text';

/** Whether a text contains every word of a search, ignoring accents, case and apostrophes. */
export function matchesText(text: string, search: string): boolean {
  const searched = foldText(text);
  return searchText(search).every((word) => searched.includes(word));
}
