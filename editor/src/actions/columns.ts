/** The selected column of the selected table. */
import type { ColumnKey } from '@lienzo/schema/data/column';
import { editorColumnMessages } from '@lienzo/schema/messages/editor-column-messages';
import { columnTitle } from '@lienzo/templates/drawing/column-title';
import { renameColumn } from '../model/data-item/rename-column.ts';
import type { EditorStore } from '../store/editor-store.ts';
import { selectedColumn, selectedTable } from '../store/selected-column.ts';
import { markColumn, releaseColumn, setRenaming } from '../store/slices/column-slice.ts';
import { announce } from '../store/slices/notice-slice.ts';
import { change } from './changing.ts';

/** Selects a column of the selected table and announces it. */
export function selectColumn(store: EditorStore, key: ColumnKey): void {
  const table = selectedTable(store.getState());
  const at = table?.selected_columns.findIndex(({ column }) => column === key) ?? -1;
  const column = table?.selected_columns[at];
  if (table === null || column === undefined) return;
  markColumn(store, table.uuid, key);
  const name = columnTitle(column) || editorColumnMessages.blank;
  announce(store, editorColumnMessages.selected(name, at + 1, table.selected_columns.length));
}

/**
 * Selects the column beside the selected one; without one, the first or the last of the selected table.
 * @returns false where no table with columns is selected.
 */
export function selectAdjacentColumn(store: EditorStore, step: -1 | 1): boolean {
  const state = store.getState();
  const columns = selectedTable(state)?.selected_columns ?? [];
  if (columns.length === 0) return false;
  const at = columns.findIndex(({ column }) => column === selectedColumn(state)?.key);
  const beside = at + step;
  const next =
    at < 0 ? columns.at(step > 0 ? 0 : -1) : beside < 0 ? columns[0] : (columns[beside] ?? columns.at(-1));
  if (next !== undefined) selectColumn(store, next.column);
  return true;
}

/** Releases the selected column. @returns whether there was one. */
export function leaveColumn(store: EditorStore): boolean {
  const isSelected = selectedColumn(store.getState()) !== null;
  releaseColumn(store);
  return isSelected;
}

/** Opens the selected column's heading for typing. @returns whether a column is selected. */
export function startRenaming(store: EditorStore): boolean {
  if (selectedColumn(store.getState()) === null) return false;
  setRenaming(store, true);
  return true;
}

/** Gives a column of a table another heading, if it differs; an empty one gives back its readable name. */
export function setHeading(store: EditorStore, uuid: string, key: ColumnKey, heading: string): void {
  const table = store.getState().edit.document.items[uuid];
  if (table?.nombre !== 'tabla') return;
  const selected_columns = renameColumn(table.selected_columns, key, heading);
  if (selected_columns === null) return;
  change(store, { uuid, nombre: 'tabla', fields: { selected_columns } }, editorColumnMessages.steps.rename);
}

/** Removes the selected column from its table and selects the one in its place. @returns whether there was one. */
export function removeSelectedColumn(store: EditorStore): boolean {
  const state = store.getState();
  const table = selectedTable(state);
  const selected = selectedColumn(state);
  if (table === null || selected === null) return false;
  const columns = table.selected_columns;
  const at = columns.findIndex(({ column }) => column === selected.key);
  change(
    store,
    { uuid: table.uuid, nombre: 'tabla', fields: { selected_columns: columns.toSpliced(at, 1) } },
    editorColumnMessages.steps.remove,
  );
  const next = columns[at + 1] ?? columns[at - 1];
  if (next === undefined) releaseColumn(store);
  else selectColumn(store, next.column);
  return true;
}
