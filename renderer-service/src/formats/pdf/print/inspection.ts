import type { PrintPage } from '../../../browser/print-page.ts';
import { uncoveredCharacters } from '../../../fonts/uncovered-characters.ts';
import type { PrintNotes } from '../../../notes/print-notes.ts';
import { noteOverflows } from './note-overflows.ts';

/** Notes what is cut, and characters without a font, each once. */
export function inspection(
  notes: PrintNotes,
): (page: Pick<PrintPage, 'evaluate'>, html: string) => Promise<void> {
  const missing = new Set<string>();
  return async (page, html) => {
    for (const character of uncoveredCharacters(html)) {
      if (!missing.has(character)) notes.add('characters_missing');
      missing.add(character);
    }
    await noteOverflows(page, html, notes);
  };
}
