/** The first item of an empty report. */
import { editorStartMessages } from '@lienzo/schema/messages/editor-start-messages';
import { newItem } from '@lienzo/schema/report/new-item';
import type { EditorStore } from '../store/editor-store.ts';
import { insertKind, insertNew } from './inserting.ts';
import { leadToNeed } from './navigating.ts';

/** The table of the people that letters are written to, and the column of their names. */
const PEOPLE = 'employees';
const NAME = 'name';

/** Inserts a table and leads to the choice of its data. */
export function startWithTable(store: EditorStore): void {
  insertKind(store, 'tabla');
  leadToFirst(store);
}

/** Inserts a chart and leads to the choice of its data. */
export function startWithChart(store: EditorStore): void {
  insertKind(store, 'grafica');
  leadToFirst(store);
}

/** Inserts a letter that is printed once for each employee, begun with their name; the rest is typed. */
export function startWithLetter(store: EditorStore): void {
  const item = newItem('texto_dinamico');
  const column = store
    .getState()
    .tables.find((table) => table.nombre_modelo === PEOPLE)
    ?.columns.find((one) => one.column_name === NAME);
  if (column === undefined) {
    insertKind(store, 'texto_dinamico');
    leadToFirst(store);
    return;
  }
  const key = `${PEOPLE}.${NAME}`;
  const { before, after } = editorStartMessages.letter.salutation;
  insertNew(store, {
    ...item,
    selected_tables: [PEOPLE],
    selected_columns: [{ column: key, data_type: column.data_type, readable_name: column.readable_name }],
    valor: {
      type: 'doc',
      content: [
        {
          type: 'paragraph',
          content: [
            { type: 'text', text: before },
            { type: 'column', attrs: { column: key } },
            { type: 'text', text: after },
          ],
        },
        { type: 'paragraph' },
      ],
    },
  });
}

/** The item that was just inserted is the selected one. */
function leadToFirst(store: EditorStore): void {
  const [uuid] = store.getState().edit.selection.items;
  if (uuid !== undefined) leadToNeed(store, uuid);
}
