import { editorCanvasMessages } from '@lienzo/schema/messages/editor-canvas-messages';
import { MAX_STACKED_ITEMS } from '@lienzo/schema/report/section-columns';
import { MAX_ITEMS_PER_SECTION } from '@lienzo/schema/report/widths';
import { NEW_SECTION_ID } from '../drag/find-drop.ts';
import { type Column, columnsOf } from '../model/columns.ts';
import { sectionsInOrder } from '../model/document-queries.ts';
import type { EditorDocument } from '../model/editor-document.ts';
import type { ItemPosition } from '../model/item-position.ts';
import type { DropTarget } from '../store/slices/drag-slice.ts';

/**
 * Every place where the dragged items can be dropped, in reading order: before the first section, within it from left
 * to right and in each column from the top, between it and the next one, and so on. Full ones are skipped.
 */
export function positionsFor(document: EditorDocument, uuids: string[]): DropTarget[] {
  const positions: DropTarget[] = [];
  const between = (index: number): void => {
    positions.push({ kind: 'items', place: { into: 'new-section', id: NEW_SECTION_ID, index } });
  };
  for (const [row, section] of sectionsInOrder(document).entries()) {
    between(row);
    for (const target of positionsInSection(section.id, columnsOf(document, section.id), uuids))
      positions.push({ kind: 'items', place: target });
  }
  between(document.order.length);
  return positions;
}

/** Before each column and after the last; of columns that keep an item, and stand beside another, also within. */
function positionsInSection(section: string, columns: readonly Column[], moving: string[]): ItemPosition[] {
  const isStaying = (uuid: string): boolean => !moving.includes(uuid);
  const staying = columns.filter(({ uuids }) => uuids.some(isStaying)).length;
  const hasRoom = staying + moving.length <= MAX_ITEMS_PER_SECTION;
  const positions: ItemPosition[] = [];
  for (const [column, { uuids }] of columns.entries()) {
    if (hasRoom) positions.push({ into: 'section', section, index: column });
    const left = uuids.filter(isStaying).length;
    const stacks = left > 0 && (columns.length > 1 || uuids.length > 1);
    if (!stacks || left + moving.length > MAX_STACKED_ITEMS) continue;
    for (let index = 0; index <= uuids.length; index++)
      positions.push({ into: 'column', section, column, index });
  }
  if (hasRoom) positions.push({ into: 'section', section, index: columns.length });
  return positions;
}

/** Every place where a dragged section can be dropped. */
export const sectionPositions = (document: EditorDocument): DropTarget[] =>
  Array.from({ length: document.order.length + 1 }, (_, index) => ({ kind: 'section', index }));

/** Label of a place: "Sección 2, lugar 1 de 3". */
export function positionText(document: EditorDocument, drop: DropTarget): string {
  if (drop.kind === 'refused') return drop.message;
  if (drop.kind === 'section') return capitalized(gapText(drop.index, document.order.length));
  const { place } = drop;
  if (place.into === 'new-section')
    return editorCanvasMessages.carrying.newSection(gapText(place.index, document.order.length));
  const section = document.order.indexOf(place.section) + 1;
  const columns = columnsOf(document, place.section);
  if (place.into === 'section')
    return editorCanvasMessages.carrying.inSection(section, place.index + 1, columns.length + 1);
  const count = columns[place.column]?.uuids.length ?? 0;
  return editorCanvasMessages.carrying.inColumn(section, place.column + 1, {
    row: place.index + 1,
    rows: count + 1,
  });
}

function gapText(index: number, count: number): string {
  if (index === 0) return editorCanvasMessages.carrying.first;
  return index >= count
    ? editorCanvasMessages.carrying.last
    : editorCanvasMessages.carrying.between(index, index + 1);
}

const capitalized = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
