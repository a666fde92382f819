import type { SelectedColumn } from '@lienzo/schema/data/column';
import type { ReportItem } from '@lienzo/schema/report/item';
import { type Editor, Extension, type Range } from '@tiptap/core';
import Suggestion, { type SuggestionKeyDownProps, type SuggestionProps } from '@tiptap/suggestion';
import { useMemo, useRef, useState } from 'react';
import { insertColumn } from '../actions/inserting.ts';
import type { ColumnChoice } from '../model/data-item/column-choices.ts';
import { suggestedColumns } from '../model/data-item/suggested-columns.ts';
import type { EditorStore } from '../store/editor-store.ts';
import { useEditorStore } from '../store/use-editor.ts';
import { marksAt } from './marks-at.ts';

/** The open suggestion list: its options, the highlighted one, its position. */
export type OpenSuggestion = {
  items: ColumnChoice[];
  index: number;
  box: DOMRect | null;
  choose: (choice: ColumnChoice) => void;
  point: (index: number) => void;
};

/** Suggests columns by their readable names after `{`; the extension, and the list while it is open. */
export function useColumnSuggestion(item: ReportItem) {
  const store = useEditorStore();
  const [suggestion, setSuggestion] = useState<OpenSuggestion | null>(null);
  const open = useRef<OpenSuggestion | null>(null);
  const { uuid } = item;
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
  uuid: string,
  open: { current: OpenSuggestion | null },
  show: (next: OpenSuggestion | null) => void,
) {
  const point = (index: number): void => {
    if (open.current !== null) show({ ...open.current, index });
  };
  const update = (props: SuggestionProps<ColumnChoice, ColumnChoice>): void =>
    show({
      items: props.items,
      index: Math.min(open.current?.index ?? 0, Math.max(0, props.items.length - 1)),
      box: props.clientRect?.() ?? null,
      choose: props.command,
      point,
    });
  return Extension.create({
    name: 'columnSuggestion',
    addProseMirrorPlugins() {
      return [
        Suggestion<ColumnChoice, ColumnChoice>({
          editor: this.editor,
          char: '{',
          allowSpaces: true,
          allowedPrefixes: null,
          decorationClass: 'lz-suggesting',
          items: ({ query }) => suggestedColumns(store.getState(), uuid, query),
          command: ({ editor, range, props }) =>
            insertColumn(store, uuid, props, () => put(editor, range, props.column)),
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

function put(editor: Editor, range: Range, column: SelectedColumn): void {
  editor
    .chain()
    .focus()
    .insertContentAt(range, {
      type: 'column',
      attrs: { column: column.column },
      marks: marksAt(editor.state, range),
    })
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
