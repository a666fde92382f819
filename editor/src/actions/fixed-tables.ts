/** What panels, keys and the clipboard do to fixed tables. */
import { editorFixedTableMessages as messages } from '@lienzo/schema/messages/editor-fixed-table-messages';
import { placedCells } from '@lienzo/schema/report/fixed-grid';
import type { TablaFijaItem } from '@lienzo/schema/report/item';
import type { RichText } from '@lienzo/schema/report/rich-text';
import { updateItem } from '../model/commands/update-item.ts';
import { fillCells, insertRow, type TableChange } from '../model/fixed-table/change-grid.ts';
import type { EditorStore } from '../store/editor-store.ts';
import { announce } from '../store/slices/notice-slice.ts';
import { openText } from '../store/slices/text-slice.ts';
import { perform } from './perform.ts';

/** Changes the rows, columns or cells of a table as one step. @returns whether it was done. */
export function changeGrid(
  store: EditorStore,
  uuid: string,
  { step, run, mergeKey }: { step: string; run: TableChange; mergeKey?: string },
): boolean {
  const item = tableOf(store, uuid);
  if (item === undefined) return false;
  return perform(
    store,
    (document) => {
      const { celdas, anchos } = run(item);
      return updateItem(document, { uuid, nombre: 'tabla_fija', fields: { celdas, anchos } });
    },
    { label: step, ...(mergeKey !== undefined && { mergeKey: `${mergeKey}:${uuid}` }) },
  );
}

/** Adds a row at the end and opens its first cell for typing. */
export function appendRow(store: EditorStore, uuid: string): void {
  const rows = tableOf(store, uuid)?.celdas.length ?? 0;
  if (!changeGrid(store, uuid, { step: messages.steps.insertRow, run: insertRow(rows) })) return;
  const part = tableOf(store, uuid)?.celdas.at(-1)?.[0]?.id;
  openText(store, uuid, { part });
  announce(store, messages.done.rowAdded(rows + 1));
}

/** Writes copied cells into a table, from one of its cells on. */
export function pasteCells(
  store: EditorStore,
  { uuid, part }: { uuid: string; part: string },
  texts: readonly (readonly RichText[])[],
): void {
  const done = changeGrid(store, uuid, { step: messages.steps.paste, run: fillCells(part, texts) });
  if (done) announce(store, messages.done.pasted(texts.reduce((sum, line) => sum + line.length, 0)));
}

/** The cell of a table that is open for typing, with its place; undefined: none is. */
export const openCell = (item: TablaFijaItem, part: string | undefined) =>
  part === undefined ? undefined : placedCells(item).find(({ cell }) => cell.id === part);

function tableOf(store: EditorStore, uuid: string): TablaFijaItem | undefined {
  const item = store.getState().edit.document.items[uuid];
  return item?.nombre === 'tabla_fija' ? item : undefined;
}
