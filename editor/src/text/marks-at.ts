import type { Range } from '@tiptap/core';
import type { EditorState } from '@tiptap/pm/state';

/** The format (bold, colour, link) that something inserted in a range of a text takes over from what it replaces. */
export function marksAt({ doc, selection, storedMarks }: EditorState, { from, to }: Range = selection) {
  const start = doc.resolve(from);
  const marks =
    storedMarks ?? (from === to ? start.marks() : start.marksAcross(doc.resolve(to))) ?? start.marks();
  return marks.map((mark) => mark.toJSON());
}
