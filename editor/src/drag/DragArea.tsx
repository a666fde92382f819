import {
  DndContext,
  type DragStartEvent,
  type Modifier,
  useDraggable,
  useDroppable,
  useSensor,
  useSensors,
} from '@dnd-kit/core';
import { type ReactNode, useCallback, useRef } from 'react';
import { useEditorStore } from '../store/use-editor.ts';
import { CarriedOverlay } from './CarriedOverlay.tsx';
import { carriedFrom } from './carried-from.ts';
import { dropCarried } from './drop-carried.ts';
import { endCarrying } from './end-carrying.ts';
import { followPointer } from './follow-pointer.ts';
import { ItemPointerSensor } from './pointer-sensor.ts';
import { STAGE_ATTRIBUTE } from './stage-attribute.ts';

/**
 * Everything between whose parts things can be dragged. dnd-kit gives the pointer, the overlay and auto-scroll;
 * what is carried and where it lands is our own, so that a move renders no item.
 */
export function DragArea({ className, children }: { className?: string | undefined; children: ReactNode }) {
  const store = useEditorStore();
  const sensors = useSensors(useSensor(ItemPointerSensor, { activationConstraint: { distance: 5 } }));
  const stop = useRef<(() => void) | null>(null);

  const start = useCallback(
    ({ activatorEvent }: DragStartEvent) => {
      const { target } = activatorEvent;
      const { edit, readOnly } = store.getState();
      if (readOnly || !(target instanceof Element) || !(activatorEvent instanceof PointerEvent)) return;
      const stage = target.closest('[data-lz-editor]')?.querySelector<HTMLElement>(`[${STAGE_ATTRIBUTE}]`);
      if (stage === null || stage === undefined) return;
      const carried = carriedFrom(target, edit.selection.items);
      if (carried === null) return;
      store.setState({ carried, byKeyboard: false, drop: null, text: null });
      stop.current = followPointer(store, stage, { x: activatorEvent.clientX, y: activatorEvent.clientY });
    },
    [store],
  );
  const finish = useCallback(
    (dropped: boolean) => {
      stop.current?.();
      stop.current = null;
      const { carried, drop } = store.getState();
      endCarrying(store);
      if (dropped && carried !== null && drop !== null) dropCarried(store, carried, drop);
    },
    [store],
  );
  const drop = useCallback(() => finish(true), [finish]);
  const cancel = useCallback(() => finish(false), [finish]);

  return (
    <DndContext
      sensors={sensors}
      autoScroll={AUTO_SCROLL}
      accessibility={SILENT}
      onDragStart={start}
      onDragEnd={drop}
      onDragCancel={cancel}
    >
      <Surface className={className}>{children}</Surface>
      <CarriedOverlay modifiers={AT_POINTER} />
    </DndContext>
  );
}

const AUTO_SCROLL = { threshold: { x: 0.05, y: 0.15 }, acceleration: 12 };
/** Our own live region speaks; dnd-kit's would speak English. */
const SILENT = {
  announcements: {
    onDragStart: () => undefined,
    onDragOver: () => undefined,
    onDragEnd: () => undefined,
    onDragCancel: () => undefined,
  },
  screenReaderInstructions: { draggable: '' },
};

/** Brings the overlay from the surface's corner to the pointer. */
const atPointer: Modifier = ({ activatorEvent, activeNodeRect, transform }) => {
  if (!(activatorEvent instanceof PointerEvent) || activeNodeRect === null) return transform;
  return {
    ...transform,
    x: transform.x + activatorEvent.clientX - activeNodeRect.left + 10,
    y: transform.y + activatorEvent.clientY - activeNodeRect.top + 8,
  };
};
const AT_POINTER = [atPointer];

/** The one draggable; its children are given from outside and do not render when it does. */
function Surface({ className, children }: { className: string | undefined; children: ReactNode }) {
  const { setNodeRef, listeners } = useDraggable({ id: 'lienzo' });
  return (
    <div ref={setNodeRef} className={className} {...listeners}>
      {children}
    </div>
  );
}

/** Marks an element as what a drag is over, so that its scroll container scrolls by itself. */
export function useScrolledByDrag(): (element: HTMLElement | null) => void {
  return useDroppable({ id: 'page' }).setNodeRef;
}
