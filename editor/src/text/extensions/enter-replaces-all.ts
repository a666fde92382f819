import { Extension } from '@tiptap/core';
import { AllSelection } from '@tiptap/pm/state';

/** Enter after Ctrl+A: an empty paragraph stands in place of the text. ProseMirror has nothing to split there. */
export const EnterReplacesAll = Extension.create({
  name: 'enterReplacesAll',
  addKeyboardShortcuts() {
    return {
      Enter: ({ editor }) =>
        editor.state.selection instanceof AllSelection && editor.commands.deleteSelection(),
    };
  },
});
