import { uncoveredCharacters } from '../../../assets/fonts/uncovered-characters.ts';
import type { PrintPage } from '../../../browser/print-page.ts';
import type { PrintNotes } from '../../../platform/notes/print-notes.ts';
import { fitLabelsOnPages } from './fit-labels-on-pages.ts';
import { noteUnreadableCodes } from './note-unreadable-codes.ts';

/** Makes labels fit, and notes what is set otherwise or cannot be read, and characters without a font, each once. */
export function inspection(
  notes: PrintNotes | undefined,
): (page: Pick<PrintPage, 'evaluate'>, html: string) => Promise<void> {
  const missing = new Set<string>();
  return async (page, html) => {
    await fitLabelsOnPages(page, html, notes);
    if (notes === undefined) return;
    for (const character of uncoveredCharacters(html)) {
      if (!missing.has(character)) notes.add('characters_missing');
      missing.add(character);
    }
    await noteUnreadableCodes(page, html, notes);
  };
}
