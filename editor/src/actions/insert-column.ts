import { editorCommandMessages } from '@lienzo/schema/messages/editor-command-messages';
import { addColumn } from '../model/data-item/add-column.ts';
import type { ColumnChoice } from '../model/data-item/column-choices.ts';
import { driverOf } from '../model/page-groups.ts';
import type { EditorStore } from '../store/editor-store.ts';
import { beginGesture, commitGesture } from '../store/slices/document-slice.ts';
import { change } from './changing.ts';

/** Puts a column into an item's text, choosing it for the dynamic text first if need be: one step in all. */
export function insertColumn(store: EditorStore, uuid: string, choice: ColumnChoice, put: () => void): void {
  const driver = driverOf(store.getState().edit.document, uuid);
  if (driver === undefined) return;
  beginGesture(store, editorCommandMessages.steps.insertColumn);
  const fields = addColumn(driver, choice);
  if (fields.selected_columns !== undefined)
    change(
      store,
      { uuid: driver.uuid, nombre: 'texto_dinamico', fields },
      editorCommandMessages.steps.addColumn,
    );
  put();
  commitGesture(store);
}
