/** dnd-kit's own announcements are in English; the editor has its own live region. */
const SILENT = {
  onDragStart: () => undefined,
  onDragOver: () => undefined,
  onDragEnd: () => undefined,
  onDragCancel: () => undefined,
};

/**
 * A `DndContext` without announcements.
 * @param draggable the screen-reader description of each draggable element
 */
export function silentDrag(draggable: string) {
  return { announcements: SILENT, screenReaderInstructions: { draggable } };
}
