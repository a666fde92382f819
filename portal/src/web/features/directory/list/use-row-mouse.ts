import { type DragEvent, type MouseEvent, type PointerEvent, useRef } from 'react';
import type { Commands } from '../commands';
import { draggedItems } from '../drag/dragged-items';
import type { DirectoryRows } from './directory-rows';
import type { SelectionControls } from './use-selection';

/** The index of the row of an event's target, or null. */
function indexOf(target: EventTarget): number | null {
  const index = target instanceof Element ? target.closest('[data-index]')?.getAttribute('data-index') : null;
  return index === null || index === undefined ? null : Number(index);
}

type RowMouseParts = {
  rows: DirectoryRows;
  selection: SelectionControls;
  commands: Commands;
  openMenu: (index: number, x: number, y: number) => void;
};

/** Mouse: a click selects, a double click opens a folder and downloads a file. A tap opens. */
export function useRowMouse({ rows, selection, commands, openMenu }: RowMouseParts) {
  const lastPointer = useRef('mouse');
  const isTouch = (): boolean => lastPointer.current === 'touch';
  const isControl = (target: EventTarget): boolean =>
    target instanceof Element && target.closest('label, button, [data-control]') !== null;
  return {
    onPointerDown(event: PointerEvent): void {
      lastPointer.current = event.pointerType;
    },
    onClick(event: MouseEvent): void {
      const index = indexOf(event.target);
      if (index === null || isControl(event.target)) return;
      const item = rows.at(index);
      if (isTouch() && item !== undefined && selection.chosen.size === 0) commands.open(item);
      else if (event.shiftKey) selection.extend(index);
      else if (event.ctrlKey || event.metaKey || isTouch()) selection.toggle(index);
      else selection.only(index);
    },
    onDoubleClick(event: MouseEvent): void {
      const index = indexOf(event.target);
      const item = index === null ? undefined : rows.at(index);
      if (item === undefined || isControl(event.target) || isTouch() || event.shiftKey || event.ctrlKey)
        return;
      if (item.fs_type === 'DIR') commands.open(item);
      else if (item.can.download) commands.download([item]);
    },
    onDragStart(event: DragEvent): void {
      const index = indexOf(event.target);
      const item = index === null ? undefined : rows.at(index);
      if (index === null || item === undefined) return;
      const many = selection.chosen.has(item.id) ? selection.items : [item];
      if (!selection.chosen.has(item.id)) selection.only(index);
      draggedItems.begin(event.nativeEvent, many);
    },
    onDragEnd: draggedItems.end,
    onContextMenu(event: MouseEvent): void {
      const index = indexOf(event.target);
      if (index === null) return;
      event.preventDefault();
      openMenu(index, event.clientX, event.clientY);
    },
  };
}
