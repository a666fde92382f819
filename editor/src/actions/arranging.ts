/** Moving, copying, resizing and removing the selection. */

import { editorCommandMessages } from '@lienzo/schema/messages/editor-command-messages';
import { MAX_STACKED_ITEMS } from '@lienzo/schema/report/section-columns';
import { MAX_ITEMS_PER_SECTION } from '@lienzo/schema/report/widths';
import { itemKindMessages } from '@lienzo/schema/reports/item-kind-messages';
import { textFor } from '../kinds/kind-text.ts';
import { chain } from '../model/chain.ts';
import { columnsOf } from '../model/columns.ts';
import { duplicateItems } from '../model/commands/duplicate-items.ts';
import { duplicateSection } from '../model/commands/duplicate-section.ts';
import { equalizeWidths } from '../model/commands/equalize-widths.ts';
import { moveItems } from '../model/commands/move-items.ts';
import { moveSection } from '../model/commands/move-section.ts';
import { removeItems } from '../model/commands/remove-items.ts';
import { removeSection } from '../model/commands/remove-section.ts';
import { resizeItem } from '../model/commands/resize-item.ts';
import { setSeparation } from '../model/commands/set-separation.ts';
import {
  itemsOfSection,
  type ItemPosition as PositionInSection,
  positionOf,
} from '../model/document-queries.ts';
import type { EditorDocument } from '../model/editor-document.ts';
import type { ItemPosition } from '../model/item-position.ts';
import { NO_SELECTION, selectItems, selectSection } from '../model/selection.ts';
import type { EditorStore } from '../store/editor-store.ts';
import { announce } from '../store/slices/notice-slice.ts';
import { closeText } from '../store/slices/text-slice.ts';
import { announcePageBreaks, pageBreakSteps } from './adding-page-breaks.ts';
import { announceLinks, linkStep } from './linking.ts';
import { perform } from './perform.ts';

const documentOf = (store: EditorStore): EditorDocument => store.getState().edit.document;
const itemsOf = (store: EditorStore, uuids: string[]) =>
  uuids.flatMap((uuid) => documentOf(store).items[uuid] ?? []);

export function moveTo(store: EditorStore, uuids: string[], location: ItemPosition): void {
  const items = itemsOf(store, uuids);
  const before = documentOf(store);
  const done = perform(
    store,
    (document) =>
      chain(
        document,
        (start) => moveItems(start, { uuids, place: location }),
        ...pageBreakSteps(items, before),
        linkStep(before),
      ),
    { label: editorCommandMessages.steps.move(textFor(items)), selection: selectItems(uuids) },
  );
  if (!done) return;
  announcePageBreaks(store, before);
  announceLinks(store, before);
}

export function moveSectionTo(store: EditorStore, id: string, index: number): void {
  perform(store, (document) => moveSection(document, { id, index }), {
    label: editorCommandMessages.steps.moveSection,
    selection: selectSection(id),
  });
}

export type Direction = 'left' | 'right' | 'up' | 'down';

/** The adjacent place in a direction; null at the edge of the report. */
export function positionBeside(
  document: EditorDocument,
  uuid: string,
  direction: Direction,
): ItemPosition | null {
  const position = positionOf(document, uuid);
  if (position === undefined) return null;
  return direction === 'left' || direction === 'right'
    ? columnBeside(document, position, direction)
    : rowBeside(document, position, direction);
}

/** The next place in its section; a stacked item gets a column of its own. */
function columnBeside(
  document: EditorDocument,
  { section, column }: PositionInSection,
  direction: 'left' | 'right',
): ItemPosition | null {
  const columns = columnsOf(document, section.id);
  const stacked = (columns[column]?.uuids.length ?? 0) > 1;
  const target = direction === 'left' ? column - (stacked ? 0 : 1) : column + (stacked ? 1 : 2);
  const fits = stacked ? columns.length < MAX_ITEMS_PER_SECTION : target >= 0 && target <= columns.length;
  return fits ? { into: 'section', section: section.id, index: target } : null;
}

/** The next place in its column, else a new section. */
function rowBeside(
  document: EditorDocument,
  { section, column, row }: PositionInSection,
  direction: 'up' | 'down',
): ItemPosition | null {
  const stack = columnsOf(document, section.id)[column]?.uuids.length ?? 1;
  if (direction === 'up' && row > 0) return { into: 'column', section: section.id, column, index: row - 1 };
  if (direction === 'down' && row < stack - 1)
    return { into: 'column', section: section.id, column, index: row + 2 };
  const at = document.order.indexOf(section.id);
  const alone = section.items.length === 1;
  const target = direction === 'up' ? at - (alone ? 1 : 0) : at + (alone ? 2 : 1);
  if (target < 0 || target > document.order.length) return null;
  return { into: 'new-section', id: crypto.randomUUID(), index: target };
}

/** The end of the column to the left of an item; null where there is none or it is full. */
export function stackPosition(document: EditorDocument, uuid: string): ItemPosition | null {
  const position = positionOf(document, uuid);
  if (position === undefined || position.column === 0) return null;
  const { section, column } = position;
  const { length } = columnsOf(document, section.id)[column - 1]?.uuids ?? [];
  return length < MAX_STACKED_ITEMS
    ? { into: 'column', section: section.id, column: column - 1, index: length }
    : null;
}

/** Puts an item below those of the column to its left. */
export function stackLeft(store: EditorStore, uuid: string): void {
  const position = stackPosition(documentOf(store), uuid);
  if (position !== null) moveTo(store, [uuid], position);
}

/** Moves an item one step: within its section or its column, or into a new section above or below. */
export function nudge(store: EditorStore, uuid: string, direction: Direction): void {
  const slot = positionBeside(documentOf(store), uuid, direction);
  if (slot !== null) moveTo(store, [uuid], slot);
}

/** Removes the selected items or section. */
export function removeSelection(store: EditorStore): void {
  const { selection } = store.getState().edit;
  if (selection.section !== null) deleteSection(store, selection.section);
  else if (selection.items.length > 0) deleteItems(store, selection.items);
}

export function deleteItems(store: EditorStore, uuids: string[]): void {
  const texts = textFor(itemsOf(store, uuids));
  const done = perform(store, (document) => removeItems(document, { uuids }), {
    label: editorCommandMessages.steps.remove(texts),
    selection: NO_SELECTION,
  });
  if (!done) return;
  closeText(store);
  announce(store, editorCommandMessages.done.removed(texts));
}

export function deleteSection(store: EditorStore, id: string): void {
  const count = itemsOfSection(documentOf(store), id).length;
  const done = perform(store, (document) => removeSection(document, { id }), {
    label: editorCommandMessages.steps.removeSection,
    selection: NO_SELECTION,
  });
  if (done) announce(store, editorCommandMessages.done.removedSection(count));
}

/** Copies the selected items beside or below the originals and selects the copies. */
export function duplicateSelection(store: EditorStore): void {
  const { selection } = store.getState().edit;
  if (selection.section !== null) copySection(store, selection.section);
  else if (selection.items.length > 0) copyItems(store, selection.items);
}

export function copyItems(store: EditorStore, uuids: string[]): void {
  const copies = uuids.map((source) => ({
    of: source,
    uuid: crypto.randomUUID(),
    section: crypto.randomUUID(),
  }));
  perform(store, (document) => duplicateItems(document, { copies }), {
    label: editorCommandMessages.steps.duplicate(textFor(itemsOf(store, uuids))),
    selection: selectItems(copies.map((copy) => copy.uuid)),
  });
}

export function copySection(store: EditorStore, owner: string): void {
  const id = crypto.randomUUID();
  const uuids = itemsOfSection(documentOf(store), owner).map(() => crypto.randomUUID());
  perform(store, (document) => duplicateSection(document, { of: owner, id, uuids }), {
    label: editorCommandMessages.steps.duplicateSection,
    selection: selectSection(id),
  });
}

/** Sets an item's width; a continuous drag of the slider is one history entry. */
export function setWidth(store: EditorStore, uuid: string, width: number): void {
  const item = documentOf(store).items[uuid];
  if (item === undefined) return;
  perform(store, (document) => resizeItem(document, { uuid, width }), {
    label: editorCommandMessages.steps.resize(itemKindMessages[item.nombre].name),
    mergeKey: `ancho:${uuid}`,
  });
}

/**
 * Sets the width of several items, as far as their sections have room, as one history entry. Items that get narrower
 * come first, so that they leave room for the others of their section.
 */
export function setWidths(store: EditorStore, uuids: string[], width: number): void {
  const { items } = documentOf(store);
  const widest = uuids.toSorted((a, b) => (items[b]?.tamaño ?? 0) - (items[a]?.tamaño ?? 0));
  const steps = widest.map((uuid) => (document: EditorDocument) => resizeItem(document, { uuid, width }));
  perform(store, (document) => chain(document, ...steps), {
    label: editorCommandMessages.steps.resize(textFor(uuids.flatMap((uuid) => items[uuid] ?? []))),
    mergeKey: `ancho:${uuids.join(',')}`,
  });
}

export function equalizeSectionWidths(store: EditorStore, id: string): void {
  perform(store, (document) => equalizeWidths(document, { id }), {
    label: editorCommandMessages.steps.shareWidths,
  });
}

/** Makes all items of a section equally wide. */
export function makeRoom(store: EditorStore, uuid: string): void {
  const section = positionOf(documentOf(store), uuid)?.section;
  if (section === undefined) return;
  equalizeSectionWidths(store, section.id);
  const width = documentOf(store).items[uuid]?.tamaño ?? 0;
  announce(store, editorCommandMessages.done.sharedWidths(Math.round(width)));
}

export function breakPage(store: EditorStore, id: string, separation: boolean): void {
  perform(store, (document) => setSeparation(document, { id, separation }), {
    label: separation
      ? editorCommandMessages.steps.addPageBreak
      : editorCommandMessages.steps.removePageBreak,
  });
}

/** Toggles the page break before the selected section, or before the section of the selected item. */
export function togglePageBreak(store: EditorStore): void {
  const { document, selection } = store.getState().edit;
  const id = selection.section ?? positionOf(document, selection.items.at(-1) ?? '')?.section.id;
  const section = document.sections[id ?? ''];
  const number = document.order.indexOf(id ?? '') + 1;
  if (section === undefined) return;
  if (number === 1) {
    announce(store, editorCommandMessages.done.pageBreakNeedless);
    return;
  }
  breakPage(store, section.id, !section.separation);
  announce(
    store,
    section.separation
      ? editorCommandMessages.done.pageBreakRemoved(number)
      : editorCommandMessages.done.pageBreakAdded(number),
  );
}
