import { command } from '../command.ts';
import type { EditorDocument } from '../editor-document.ts';

/** Puts another document in the place of this one, as one step. */
export const replaceDocument = command((draft, next: EditorDocument) => {
  Object.assign(draft, next);
});
