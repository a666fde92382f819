import { editorCanvasMessages } from '@lienzo/schema/messages/editor-canvas-messages';
import { MAX_ITEMS_PER_SECTION } from '@lienzo/schema/report/widths';
import { NEW_SECTION_ID } from '../drag/find-drop.ts';
import { itemsOfSection, sectionsInOrder } from '../model/document-queries.ts';
import type { EditorDocument } from '../model/editor-document.ts';
import type { DropTarget } from '../store/slices/drag-slice.ts';

/**
 * Every place where the dragged items can be dropped, in reading order: before the first section, within it from left
 * to right, between it and the next one, and so on. Full sections are skipped.
 */
export function positionsFor(document: EditorDocument, uuids: string[]): DropTarget[] {
  const positions: DropTarget[] = [];
  const between = (index: number): void => {
    positions.push({ kind: 'items', place: { into: 'new-section', id: NEW_SECTION_ID, index } });
  };
  for (const [row, section] of sectionsInOrder(document).entries()) {
    between(row);
    const staying = itemsOfSection(document, section.id).filter((item) => !uuids.includes(item.uuid)).length;
    if (staying + uuids.length > MAX_ITEMS_PER_SECTION) continue;
    for (let index = 0; index <= section.items.length; index++)
      positions.push({ kind: 'items', place: { into: 'section', section: section.id, index } });
  }
  between(document.order.length);
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
  const count = document.sections[place.section]?.items.length ?? 0;
  return editorCanvasMessages.carrying.inSection(
    document.order.indexOf(place.section) + 1,
    place.index + 1,
    count + 1,
  );
}

function gapText(index: number, count: number): string {
  if (index === 0) return editorCanvasMessages.carrying.first;
  return index >= count
    ? editorCanvasMessages.carrying.last
    : editorCanvasMessages.carrying.between(index, index + 1);
}

const capitalized = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
