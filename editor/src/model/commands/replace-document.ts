import { command } from '../command.ts';
import type { EditorDocument } from '../editor-document.ts';

/** Replaces the whole document, as one history entry. */
export const replaceDocument = command((draft, next: EditorDocument) => {
  Object.assign(draft, next);
});
