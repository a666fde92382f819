import type { CountedNoteCode, RenderNote } from '@lienzo/schema/api/render-contract';
import { countedNoteMessages } from '@lienzo/schema/reports/render-note-messages';

/** More notes would not fit into a header everywhere. */
const MAX_NOTES = 12;

/**
 * What a file's reader should know about how it came out: it was made, but something of it is cut, missing or set
 * otherwise. Notes are collected while it is made and sent in the header `NOTES_HEADER` of the file.
 */
export class PrintNotes {
  private readonly counts = new Map<CountedNoteCode, number>();
  private readonly ofItems: RenderNote[] = [];

  /** @param count of the places that the note is about; further ones add up. */
  add(code: CountedNoteCode, count = 1): void {
    if (count > 0) this.counts.set(code, (this.counts.get(code) ?? 0) + count);
  }

  /** Adds notes that are each about one item. */
  addOfItems(notes: readonly RenderNote[]): void {
    this.ofItems.push(...notes);
  }

  /** One note for each counted code, then those about items; the first ones of many. */
  list(): RenderNote[] {
    const counted = [...this.counts].map(([code, count]) => ({
      code,
      message: countedNoteMessages[code](count),
    }));
    return [...counted, ...this.ofItems].slice(0, MAX_NOTES);
  }

  /** The notes as a header's value: JSON, percent-encoded; undefined for none. */
  header(): string | undefined {
    const notes = this.list();
    return notes.length === 0 ? undefined : encodeURIComponent(JSON.stringify(notes));
  }
}
