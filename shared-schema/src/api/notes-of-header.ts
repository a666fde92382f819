import { type RenderNote, renderNote } from './render-contract.ts';

/**
 * The notes of a file. Those that this version does not know are left out: no file is lost because of a note.
 * @param header the value of `NOTES_HEADER`; null where a file has none.
 */
export function notesOfHeader(header: string | null): RenderNote[] {
  if (header === null) return [];
  const notes: unknown = JSON.parse(decodeURIComponent(header));
  return Array.isArray(notes) ? notes.flatMap((note) => renderNote.safeParse(note).data ?? []) : [];
}
