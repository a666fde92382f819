/** Data that several items share. */
import { editorCommandMessages } from '@lienzo/schema/messages/editor-command-messages';
import { editorSharedMessages as messages } from '@lienzo/schema/messages/editor-shared-messages';
import type { DataSet } from '@lienzo/schema/report/data-set';
import { type DataItem, isDataItem } from '@lienzo/schema/report/item';
import { itemKindMessages } from '@lienzo/schema/reports/item-kind-messages';
import { chain } from '../model/chain.ts';
import { addDataSet, joinDataSet, removeDataSet, shareData } from '../model/data-item/shared-data.ts';
import type { EditorDocument } from '../model/editor-document.ts';
import type { EditorStore } from '../store/editor-store.ts';
import { announce, notify } from '../store/slices/notice-slice.ts';
import { announceLinks, linkStep } from './linking.ts';
import { perform } from './perform.ts';

const newId = (): string => `conjunto-${crypto.randomUUID().slice(0, 8)}`;

/** A name that no data set has. */
function freeName(requested: string, { conjuntos = [] }: EditorDocument): string {
  const taken = new Set(conjuntos.map(({ nombre }) => nombre));
  let name = requested;
  for (let number = 2; taken.has(name); number += 1) name = `${requested} ${number}`;
  return name;
}

/** Adds an empty data set. */
export function createDataSet(store: EditorStore): void {
  const { document } = store.getState().edit;
  const nombre = freeName(messages.sets.newName((document.conjuntos?.length ?? 0) + 1), document);
  const set: DataSet = { id: newId(), nombre, selected_tables: [], filters: [], order_columns: [] };
  perform(store, (before) => addDataSet(before, set), { label: messages.steps.addSet });
}

/** Makes the data of an item a set, named after its first table. */
export function shareItemData(store: EditorStore, item: DataItem): void {
  const { tables, edit } = store.getState();
  const first = tables.find(({ nombre_modelo }) => nombre_modelo === item.selected_tables[0]);
  const nombre = freeName(first?.nombre ?? messages.sets.newName(1), edit.document);
  const done = perform(store, (document) => shareData(document, { uuid: item.uuid, id: newId(), nombre }), {
    label: labelOf(messages.steps.share, item),
  });
  if (done) notify(store, messages.shared(nombre));
}

/** @param set null: the item has tables of its own again, those that it had from the set. */
export function chooseDataSet(store: EditorStore, item: DataItem, set: string | null): void {
  const before = store.getState().edit.document;
  const done = perform(
    store,
    (document) => chain(document, (start) => joinDataSet(start, { uuid: item.uuid, set }), linkStep(before)),
    { label: labelOf(messages.steps.choose, item) },
  );
  if (done) announceLinks(store, before);
}

export function deleteDataSet(store: EditorStore, { id, nombre }: DataSet): void {
  const users = usersOf(store.getState().edit.document, id).length;
  const done = perform(store, (document) => removeDataSet(document, id), { label: messages.steps.removeSet });
  if (done) announce(store, messages.sets.removed(nombre, users));
}

/** The items that use a data set. */
export const usersOf = ({ items }: EditorDocument, id: string): DataItem[] =>
  Object.values(items).filter((item): item is DataItem => isDataItem(item) && item.conjunto === id);

const labelOf = (what: string, { nombre }: DataItem): string =>
  editorCommandMessages.steps.changeItem(what, itemKindMessages[nombre].name);
