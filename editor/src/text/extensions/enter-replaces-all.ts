import { Extension } from '@tiptap/core';
import { AllSelection } from '@tiptap/pm/state';

/** Enter after Ctrl+A replaces the text by an empty paragraph. ProseMirror has nothing to split there. */
export const EnterReplacesAll = Extension.create({
  name: 'enterReplacesAll',
  addKeyboardShortcuts() {
    return {
      // The browser reports a moved cursor a little later: text that is no longer selected must not be deleted.
      Enter: ({ editor }) =>
        editor.state.selection instanceof AllSelection &&
        editor.view.dom.ownerDocument.getSelection()?.isCollapsed === false &&
        editor.commands.deleteSelection(),
    };
  },
});
