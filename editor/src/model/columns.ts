/** The columns of a section of the document: its items in reading order, `apilado` on those below another one. */
import { sectionColumns } from '@lienzo/schema/report/section-columns';
import { itemsOfSection } from './document-queries.ts';
import { requireItem, requireSection } from './draft-access.ts';
import type { EditorDocument } from './editor-document.ts';

/** A column: its items from the top, its width in percent. */
export type Column = { uuids: string[]; width: number };

/** The columns of a section from the left. */
export const columnsOf = (document: EditorDocument, id: string): Column[] =>
  sectionColumns(itemsOfSection(document, id)).map((items) => ({
    uuids: items.map(({ uuid }) => uuid),
    width: items[0]?.tamaño ?? 0,
  }));

/** Columns without some of their items; those that have none left go. */
export const withoutItems = (columns: readonly Column[], uuids: ReadonlySet<string>): Column[] =>
  columns
    .map(({ uuids: own, width }) => ({ uuids: own.filter((uuid) => !uuids.has(uuid)), width }))
    .filter((column) => column.uuids.length > 0);

/** Puts items into a section as these columns; where nothing changes, the section stays the same object. */
export function setColumns(draft: EditorDocument, id: string, columns: readonly Column[]): void {
  const section = requireSection(draft, id);
  const order = columns.flatMap(({ uuids }) => uuids);
  let isSame = order.length === section.items.length && order.every((uuid, at) => section.items[at] === uuid);
  for (const { uuids, width } of columns)
    for (const [row, uuid] of uuids.entries()) {
      const item = requireItem(draft, uuid);
      if (item.tamaño !== width) item.tamaño = width;
      if ((item.apilado === true) === row > 0) continue;
      isSame = false;
      if (row > 0) item.apilado = true;
      else delete item.apilado;
    }
  // A new list, so that whoever knows the section's columns by its object learns of the change.
  if (!isSame) section.items = order;
}
