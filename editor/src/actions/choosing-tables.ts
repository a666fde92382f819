/** The tables of an item with data. */
import { editorCommandMessages } from '@lienzo/schema/messages/editor-command-messages';
import { editorDataMessages } from '@lienzo/schema/messages/editor-data-messages';
import type { DataItem, TablaItem } from '@lienzo/schema/report/item';
import { itemKindMessages } from '@lienzo/schema/reports/item-kind-messages';
import { chain } from '../model/chain.ts';
import { insertItems } from '../model/commands/insert-items.ts';
import { type UpdateItem, updateItem } from '../model/commands/update-item.ts';
import { initialChartData } from '../model/data-item/initial-chart-data.ts';
import { splitTable } from '../model/data-item/split-table.ts';
import { positionOf } from '../model/document-queries.ts';
import type { EditorStore } from '../store/editor-store.ts';
import { announceLinks, linkStep } from './linking.ts';
import { perform } from './perform.ts';

/** Adds a table to an item; a chart gets its first figures, and items on a repeating page their page link. */
export function addTable(store: EditorStore, item: DataItem, model: string): void {
  const { uuid, nombre } = item;
  const table = store.getState().tables.find((one) => one.nombre_modelo === model);
  const selected_tables = [...item.selected_tables, model];
  const update: UpdateItem =
    item.nombre === 'grafica' && table !== undefined
      ? { uuid, nombre: 'grafica', fields: { selected_tables, ...initialChartData(item, table) } }
      : { uuid, nombre, fields: { selected_tables } };
  changeTables(store, update, editorDataMessages.steps.addTable);
}

/** Sets fields of an item with its tables among them. */
export function changeTables(store: EditorStore, update: UpdateItem, what: string): void {
  const before = store.getState().edit.document;
  const done = perform(
    store,
    (document) => chain(document, (start) => updateItem(start, update), linkStep(before)),
    { label: editorCommandMessages.steps.changeItem(what, itemKindMessages[update.nombre].name) },
  );
  if (done) announceLinks(store, before);
}

/** Puts the tables that repeat a table's values into a table of their own below it. */
export function splitTables(store: EditorStore, item: TablaItem, tables: readonly string[]): void {
  const before = store.getState().edit.document;
  const split = splitTable(item, tables, crypto.randomUUID());
  const position = positionOf(before, item.uuid);
  if (split === null || position === undefined) return;
  const index = before.order.indexOf(position.section.id) + 1;
  const below = { into: 'new-section', id: crypto.randomUUID(), index } as const;
  const done = perform(
    store,
    (document) =>
      chain(
        document,
        (start) => updateItem(start, split.kept),
        (start) => insertItems(start, { items: [split.apart], place: below }),
        linkStep(before),
      ),
    {
      label: editorCommandMessages.steps.changeItem(
        editorDataMessages.steps.splitTable,
        itemKindMessages.tabla.name,
      ),
    },
  );
  if (done) announceLinks(store, before);
}
