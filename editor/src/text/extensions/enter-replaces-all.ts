import { Extension } from '@tiptap/core';
import { AllSelection } from '@tiptap/pm/state';

/** Enter after Ctrl+A: an empty paragraph stands in place of the text. ProseMirror has nothing to split there. */
export const EnterReplacesAll = Extension.create({
  name: 'enterReplacesAll',
  addKeyboardShortcuts() {
    return {
      // The browser tells of a moved cursor a little later: what it no longer shows as selected must not go.
      Enter: ({ editor }) =>
        editor.state.selection instanceof AllSelection &&
        editor.view.dom.ownerDocument.getSelection()?.isCollapsed === false &&
        editor.commands.deleteSelection(),
    };
  },
});
