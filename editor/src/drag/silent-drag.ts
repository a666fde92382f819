/** What dnd-kit would say by itself is English; our own live region speaks. */
const SILENT = {
  onDragStart: () => undefined,
  onDragOver: () => undefined,
  onDragEnd: () => undefined,
  onDragCancel: () => undefined,
};

/**
 * A `DndContext` that announces nothing.
 *
 * @param draggable what a screen reader says of each thing that can be dragged
 */
export function silentDrag(draggable: string) {
  return { announcements: SILENT, screenReaderInstructions: { draggable } };
}
