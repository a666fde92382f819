import type { DataItem } from '@lienzo/schema/report/item';
import { perform } from '../../actions/perform.ts';
import type { EditorStore } from '../../store/editor-store.ts';
import { type DataFields, type DataTarget, itemTarget } from './data-target.ts';

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
