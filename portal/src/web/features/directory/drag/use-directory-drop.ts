import { type DragEvent, useEffect, useState } from 'react';
import type { DirectoryItem } from '../list/directory-rows';
import { draggedItems } from './dragged-items';

export type DropFolder = { id: string; name: string };

type DirectoryDropParts = {
  /** The open folder, which receives files dropped beside a row; null when it accepts none. */
  folder: DropFolder | null;
  dropItems: (items: readonly DirectoryItem[], target: DropFolder) => void;
  dropFiles: (data: DataTransfer, target: DropFolder) => void;
};

/** The current drop target, and what is being dragged. */
export type DropTarget = (DropFolder & { by: 'items' | 'files' }) | null;

const hasFiles = (data: DataTransfer | null): boolean => data?.types.includes('Files') ?? false;

/** The folder row, or breadcrumb, under the pointer. */
function folderUnder(target: EventTarget): (DropFolder & { mayUpload: boolean }) | null {
  const element = target instanceof Element ? target.closest('[data-drop-id]') : null;
  const [id, name] = [element?.getAttribute('data-drop-id'), element?.getAttribute('data-drop-name')];
  if (!id || !name) return null;
  return { id, name, mayUpload: element?.getAttribute('data-drop-upload') === 'true' };
}

/** Drag and drop of rows on folders and breadcrumbs, and of local files anywhere on the screen. */
export function useDirectoryDrop({ folder, dropItems, dropFiles }: DirectoryDropParts) {
  const [target, setTarget] = useState<DropTarget>(null);
  usePreventFileNavigation();

  function targetOf(event: DragEvent): DropTarget {
    const under = folderUnder(event.target);
    if (draggedItems.isDragging(event.dataTransfer)) {
      const isItself = draggedItems.get().some(({ id }) => id === under?.id);
      return under === null || isItself || under.id === folder?.id ? null : { ...under, by: 'items' };
    }
    if (!hasFiles(event.dataTransfer)) return null;
    if (under?.mayUpload) return { ...under, by: 'files' };
    return folder === null ? null : { ...folder, by: 'files' };
  }

  const props = {
    onDragOver(event: DragEvent): void {
      const next = targetOf(event);
      if (next !== null) {
        event.preventDefault();
        event.dataTransfer.dropEffect = next.by === 'items' ? 'move' : 'copy';
      }
      if (next?.id !== target?.id || next?.by !== target?.by) setTarget(next);
    },
    onDragLeave(event: DragEvent): void {
      const isInside =
        event.relatedTarget instanceof Node && event.currentTarget.contains(event.relatedTarget);
      if (!isInside) setTarget(null);
    },
    onDrop(event: DragEvent): void {
      const dropped = targetOf(event);
      setTarget(null);
      if (dropped === null) return;
      event.preventDefault();
      if (dropped.by === 'items') {
        dropItems(draggedItems.get(), dropped);
        // A row that is moved away is unmounted before its `dragend` event.
        draggedItems.end();
      } else dropFiles(event.dataTransfer, dropped);
    },
  };
  return { target, props };
}

/** A file dropped elsewhere would replace the page, and running uploads would be lost. */
function usePreventFileNavigation(): void {
  useEffect(() => {
    const stay = (event: globalThis.DragEvent): void => {
      if (!event.defaultPrevented && hasFiles(event.dataTransfer)) {
        event.preventDefault();
        if (event.dataTransfer !== null) event.dataTransfer.dropEffect = 'none';
      }
    };
    window.addEventListener('dragover', stay);
    window.addEventListener('drop', stay);
    return () => {
      window.removeEventListener('dragover', stay);
      window.removeEventListener('drop', stay);
    };
  }, []);
}
