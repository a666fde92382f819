import { type Editor, Extension, type Range } from '@tiptap/core';
import Suggestion, { type SuggestionKeyDownProps, type SuggestionProps } from '@tiptap/suggestion';
import { useMemo, useRef, useState } from 'react';
import { insertColumn } from '../actions/inserting.ts';
import { type ChipChoice, suggestedChips } from '../model/data-item/suggested-chips.ts';
import type { EditorStore } from '../store/editor-store.ts';
import { useEditorStore } from '../store/use-editor.ts';
import { marksAt } from './marks-at.ts';

/** The open suggestion list: its options, the highlighted one, its position. */
export type OpenSuggestion = {
  items: ChipChoice[];
  index: number;
  box: DOMRect | null;
  choose: (choice: ChipChoice) => void;
  point: (index: number) => void;
};

/**
 * Suggests columns and parameters by their names after `{`; the extension, and the list while it is open.
 * @param uuid of the text's item; null for the header and footer.
 */
export function useChipSuggestion(uuid: string | null) {
  const store = useEditorStore();
  const [suggestion, setSuggestion] = useState<OpenSuggestion | null>(null);
  const open = useRef<OpenSuggestion | null>(null);
  const extension = useMemo(() => {
    const show = (next: OpenSuggestion | null): void => {
      open.current = next;
      setSuggestion(next);
    };
    return suggestionExtension(store, uuid, open, show);
  }, [store, uuid]);
  return { extension, suggestion };
}

function suggestionExtension(
  store: EditorStore,
  uuid: string | null,
  open: { current: OpenSuggestion | null },
  show: (next: OpenSuggestion | null) => void,
) {
  const point = (index: number): void => {
    if (open.current !== null) show({ ...open.current, index });
  };
  const update = (props: SuggestionProps<ChipChoice, ChipChoice>): void =>
    show({
      items: props.items,
      index: Math.min(open.current?.index ?? 0, Math.max(0, props.items.length - 1)),
      box: props.clientRect?.() ?? null,
      choose: props.command,
      point,
    });
  return Extension.create({
    name: 'chipSuggestion',
    addProseMirrorPlugins() {
      return [
        Suggestion<ChipChoice, ChipChoice>({
          editor: this.editor,
          char: '{',
          allowSpaces: true,
          allowedPrefixes: null,
          decorationClass: 'lz-suggesting',
          // In a header there is nothing but parameters to offer.
          allow: () => uuid !== null || store.getState().edit.document.parametros.length > 0,
          items: ({ query }) => suggestedChips(store.getState(), uuid, query),
          command: ({ editor, range, props }) => {
            if (props.kind === 'parameter') {
              put(editor, range, { type: 'parameter', attrs: { parameter: props.parameter.id } });
              return;
            }
            const { choice } = props;
            const atom = { type: 'column', attrs: { column: choice.column.column } } as const;
            if (uuid !== null) insertColumn(store, uuid, choice, () => put(editor, range, atom));
          },
          render: () => ({
            onStart: update,
            onUpdate: update,
            onExit: () => show(null),
            onKeyDown: (props) => pressKey(props, open.current, show),
          }),
        }),
      ];
    },
  });
}

type Atom =
  | { type: 'column'; attrs: { column: string } }
  | { type: 'parameter'; attrs: { parameter: string } };

function put(editor: Editor, range: Range, atom: Atom): void {
  editor
    .chain()
    .focus()
    .insertContentAt(range, { ...atom, marks: marksAt(editor.state, range) })
    .run();
}

function pressKey(
  { event }: SuggestionKeyDownProps,
  open: OpenSuggestion | null,
  show: (next: OpenSuggestion | null) => void,
): boolean {
  if (open === null) return false;
  const count = open.items.length;
  if (event.key === 'Escape') {
    show(null);
    event.preventDefault();
    return true;
  }
  if (count === 0) return false;
  if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
    const step = event.key === 'ArrowDown' ? 1 : count - 1;
    open.point((open.index + step) % count);
    return true;
  }
  const chosen = open.items[open.index];
  if ((event.key !== 'Enter' && event.key !== 'Tab') || chosen === undefined) return false;
  open.choose(chosen);
  return true;
}
