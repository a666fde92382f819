import { editorCommandMessages } from '@lienzo/schema/messages/editor-command-messages';
import { wordsFor } from '../kinds/kind-words.ts';
import { type StyleChange, setStyles } from '../model/commands/set-styles.ts';
import type { EditorStore } from '../store/editor-store.ts';
import { perform } from './perform.ts';

/** Sets the look of items as one step; changes with the same `run` that follow each other are one. */
export function changeStyles(store: EditorStore, uuids: string[], style: StyleChange, run?: string): void {
  const { items } = store.getState().edit.document;
  perform(store, (document) => setStyles(document, { uuids, style }), {
    label: editorCommandMessages.steps.changeStyles(wordsFor(uuids.flatMap((uuid) => items[uuid] ?? []))),
    ...(run === undefined ? {} : { mergeKey: `${run}:${uuids.join(',')}` }),
  });
}
