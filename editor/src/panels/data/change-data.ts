import type { SelectedColumn } from '@lienzo/schema/data/column';
import type { DataItem } from '@lienzo/schema/report/item';
import { perform } from '../../actions/perform.ts';
import type { EditorStore } from '../../store/editor-store.ts';
import { type DataFields, type DataTarget, itemTarget } from './data-target.ts';

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
  changeTarget(store, itemTarget(item), fields, what, mergeKey);
}

/** The same of whatever has such fields. */
export function changeTarget(
  store: EditorStore,
  { key, change, label }: DataTarget,
  fields: DataFields,
  what: string,
  mergeKey?: string,
): void {
  perform(store, (document) => change(document, fields), {
    label: label(what),
    ...(mergeKey === undefined ? {} : { mergeKey: `${mergeKey}:${key}` }),
  });
}
