import type { RenderNote, RenderNoteCode } from '@lienzo/schema/api/render-contract';
import { renderNoteMessages } from '@lienzo/schema/messages/render-note-messages';

/**
 * What a file's reader should know about how it came out: it was made, but something of it is cut or missing. Notes are
 * collected while it is made and sent in the header `NOTES_HEADER` of the file.
 */
export class PrintNotes {
  private readonly counts = new Map<RenderNoteCode, number>();

  /** @param count of the places that the note is about; further ones add up. */
  add(code: RenderNoteCode, count = 1): void {
    if (count > 0) this.counts.set(code, (this.counts.get(code) ?? 0) + count);
  }

  /** One note for each code. */
  list(): RenderNote[] {
    return [...this.counts].map(([code, count]) => ({ code, message: renderNoteMessages[code](count) }));
  }

  /** The notes as a header's value: JSON, percent-encoded; undefined for none. */
  header(): string | undefined {
    return this.counts.size === 0 ? undefined : encodeURIComponent(JSON.stringify(this.list()));
  }
}
