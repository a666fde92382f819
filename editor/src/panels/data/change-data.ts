import type { SelectedColumn } from '@lienzo/schema/data/column';
import type { DataItem } from '@lienzo/schema/report/item';
import { change } from '../../actions/changing.ts';
import type { EditorStore } from '../../store/editor-store.ts';

/** The data fields common to all items with data. */
export type DataFields = Partial<
  Pick<DataItem, 'selected_tables' | 'selected_columns' | 'filters' | 'additional_columns' | 'order_columns'>
>;

/** Puts a column of an item in the place of the one with its key. */
export const changeColumn = (
  store: EditorStore,
  item: DataItem,
  column: SelectedColumn,
  what: string,
  mergeKey?: string,
): void =>
  changeData(
    store,
    item,
    { selected_columns: item.selected_columns.map((one) => (one.column === column.column ? column : one)) },
    what,
    mergeKey,
  );

/** Sets data fields of an item; `what` is the label of the history entry: "cambiar columnas". */
export function changeData(
  store: EditorStore,
  item: DataItem,
  fields: DataFields,
  what: string,
  mergeKey?: string,
): void {
  change(store, { uuid: item.uuid, nombre: item.nombre, fields }, what, mergeKey);
}
