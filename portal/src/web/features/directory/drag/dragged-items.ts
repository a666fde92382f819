import { directoryMessages } from '@lienzo/schema/directory/directory-messages';
import type { DirectoryItem } from '../list/directory-rows';

/** The drag type of rows; a drag's data cannot be read before the drop, so the rows are kept here. */
const DRAG_TYPE = 'application/x-lienzo-elementos';

let items: readonly DirectoryItem[] = [];
let picture: HTMLElement | null = null;

/** The rows that are being dragged. */
export const draggedItems = {
  get: (): readonly DirectoryItem[] => items,
  isDragging: (data: DataTransfer | null): boolean => data?.types.includes(DRAG_TYPE) ?? false,
  begin(event: DragEvent, dragged: readonly DirectoryItem[]): void {
    draggedItems.end();
    items = dragged;
    const data = event.dataTransfer;
    if (data === null) return;
    data.effectAllowed = 'move';
    data.setData(DRAG_TYPE, String(dragged.length));
    picture = pictureOf(dragged);
    document.body.append(picture);
    data.setDragImage(picture, -12, -8);
  },
  end(): void {
    items = [];
    picture?.remove();
    picture = null;
  },
};

/** The drag image: the name of one item, the number of several. */
function pictureOf(dragged: readonly DirectoryItem[]): HTMLElement {
  const element = document.createElement('div');
  element.textContent =
    dragged.length === 1 ? (dragged[0]?.name ?? '') : directoryMessages.dragging(dragged.length);
  Object.assign(element.style, {
    position: 'fixed',
    insetBlockStart: '-200px',
    maxInlineSize: '260px',
    padding: '6px 12px',
    borderRadius: '6px',
    background: 'var(--mantine-color-brand-light)',
    color: 'var(--mantine-color-brand-light-color)',
    font: '550 0.8125rem var(--mantine-font-family)',
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    whiteSpace: 'nowrap',
  });
  return element;
}
