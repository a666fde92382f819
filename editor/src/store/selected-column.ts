/** Which column of the selected table is selected. */
import type { TablaItem } from '@lienzo/schema/report/item';
import type { EditorState } from './editor-state.ts';
import type { ColumnTarget } from './slices/column-slice.ts';

/** The table that is selected alone, whose columns can be selected; null while the report is only read. */
export function selectedTable({ edit, readOnly }: EditorState): TablaItem | null {
  const [only, ...others] = edit.selection.items;
  const item = only === undefined || others.length > 0 ? undefined : edit.document.items[only];
  return !readOnly && item?.nombre === 'tabla' ? item : null;
}

/** The selected column; null once its table is no longer selected or has lost it. */
export function selectedColumn(state: EditorState): ColumnTarget | null {
  const { column } = state;
  const table = column === null ? null : selectedTable(state);
  const isThere =
    table?.uuid === column?.uuid && table?.selected_columns.some((one) => one.column === column?.key);
  return isThere === true ? column : null;
}
