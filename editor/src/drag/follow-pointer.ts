import type { EditorStore } from '../store/editor-store.ts';
import { type Carried, keepBoxes, moveDrop, type SectionBox } from '../store/slices/drag-slice.ts';
import type { Point } from '../store/slices/text-slice.ts';
import { findDrop, findSectionDrop } from './find-drop.ts';
import { measureBoxes } from './measure-boxes.ts';

/**
 * While dragging, updates `drop` of the store on pointer moves and scrolling. Boxes are measured once: the layout does
 * not change during a drag.
 * @returns a function that stops it.
 */
export function followPointer(store: EditorStore, stage: HTMLElement, start: Point): () => void {
  const boxes = measureBoxes(stage);
  keepBoxes(store, boxes);
  const workspace = stage.closest<HTMLElement>('[data-lz-workspace]') ?? stage;
  let pointer = start;

  const update = (): void => {
    const { carried } = store.getState();
    if (carried === null) return;
    moveDrop(store, isOver(workspace, pointer) ? dropAt(boxes, onStage(stage, pointer), carried) : null);
  };
  const move = (event: PointerEvent): void => {
    pointer = { x: event.clientX, y: event.clientY };
    update();
  };
  window.addEventListener('pointermove', move);
  workspace.addEventListener('scroll', update, { passive: true });
  update();
  return () => {
    window.removeEventListener('pointermove', move);
    workspace.removeEventListener('scroll', update);
  };
}

const dropAt = (boxes: SectionBox[], point: Point, carried: Carried) =>
  carried.kind === 'section'
    ? findSectionDrop(boxes, point)
    : findDrop(boxes, point, carried.kind === 'items' ? carried.uuids : []);

function onStage(stage: HTMLElement, { x, y }: Point): Point {
  const { left, top } = stage.getBoundingClientRect();
  return { x: x - left, y: y - top };
}

function isOver(element: HTMLElement, { x, y }: Point): boolean {
  const box = element.getBoundingClientRect();
  return x >= box.left && x <= box.right && y >= box.top && y <= box.bottom;
}
