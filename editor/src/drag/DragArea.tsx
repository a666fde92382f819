import {
  DndContext,
  type DragStartEvent,
  type Modifier,
  useDraggable,
  useDroppable,
  useSensor,
  useSensors,
} from '@dnd-kit/core';
import {
  type ComponentPropsWithoutRef,
  type ReactNode,
  type RefObject,
  useCallback,
  useLayoutEffect,
  useRef,
} from 'react';
import { endCarrying, startCarrying } from '../store/slices/drag-slice.ts';
import { closeText } from '../store/slices/text-slice.ts';
import { closeCoveringPanes } from '../store/slices/view-slice.ts';
import { useEditorStore } from '../store/use-editor.ts';
import { CarriedOverlay } from './CarriedOverlay.tsx';
import { carriedFrom, ItemPointerSensor, ItemTouchSensor, pointOf } from './drag-start.ts';
import { dropCarried } from './drop-carried.ts';
import { followPointer } from './follow-pointer.ts';
import { STAGE_ATTRIBUTE } from './measure-boxes.ts';
import { silentDrag } from './silent-drag.ts';
import { watchRelease } from './watch-release.ts';

type Props = { className?: string | undefined; children: ReactNode } & Pick<
  ComponentPropsWithoutRef<'div'>,
  'onContextMenu'
>;

/**
 * The drag-and-drop context. dnd-kit provides the pointer, the overlay and auto-scroll; the drag source and the drop
 * target are computed here, so that a pointer move renders no item.
 */
export function DragArea({ className, children, ...handlers }: Props) {
  const store = useEditorStore();
  const sensors = useSensors(
    useSensor(ItemPointerSensor, { activationConstraint: { distance: 5 } }),
    useSensor(ItemTouchSensor, { activationConstraint: { delay: 250, tolerance: 8 } }),
  );
  const stop = useRef<(() => void) | null>(null);

  const finish = useCallback(
    (dropped: boolean) => {
      if (stop.current === null) return;
      stop.current();
      stop.current = null;
      const { carried, drop } = store.getState();
      endCarrying(store);
      if (dropped && carried !== null && drop !== null) dropCarried(store, carried, drop);
    },
    [store],
  );
  const start = useCallback(
    ({ activatorEvent }: DragStartEvent) => {
      const { target } = activatorEvent;
      const { edit, readOnly } = store.getState();
      const from = pointOf(activatorEvent);
      if (readOnly || !(target instanceof Element) || from === null) return;
      const stage = target.closest('[data-lz-editor]')?.querySelector<HTMLElement>(`[${STAGE_ATTRIBUTE}]`);
      if (stage === null || stage === undefined) return;
      const carried = carriedFrom(target, edit.selection.items);
      if (carried === null) return;
      closeCoveringPanes(store);
      closeText(store);
      startCarrying(store, carried);
      const stopFollowing = followPointer(store, stage, from);
      const stopWatching = watchRelease(finish);
      stop.current = () => {
        stopFollowing();
        stopWatching();
      };
    },
    [store, finish],
  );
  const drop = useCallback(() => finish(true), [finish]);
  const cancel = useCallback(() => finish(false), [finish]);

  const surface = useRef<HTMLDivElement>(null);
  const press = useRef<Press>({});
  return (
    <>
      <div
        ref={surface}
        className={className}
        {...handlers}
        onPointerDown={(event) => press.current.onPointerDown?.(event)}
        onTouchStart={(event) => press.current.onTouchStart?.(event)}
      >
        {children}
      </div>
      <DndContext
        sensors={sensors}
        autoScroll={AUTO_SCROLL}
        accessibility={SILENT}
        onDragStart={start}
        onDragEnd={drop}
        onDragCancel={cancel}
      >
        <DragNodes surface={surface} press={press} />
        <CarriedOverlay modifiers={AT_POINTER} />
      </DndContext>
    </>
  );
}

const AUTO_SCROLL = { threshold: { x: 0.05, y: 0.15 }, acceleration: 12 };
const SILENT = silentDrag('');

/** Moves the overlay from the surface's corner to the pointer. */
const atPointer: Modifier = ({ activatorEvent, activeNodeRect, transform }) => {
  const from = activatorEvent === null ? null : pointOf(activatorEvent);
  if (from === null || activeNodeRect === null) return transform;
  return {
    ...transform,
    x: transform.x + from.x - activeNodeRect.left + 10,
    y: transform.y + from.y - activeNodeRect.top + 8,
  };
};
const AT_POINTER = [atPointer];

/** The event that starts a drag, as dnd-kit passes it. */
type Press = NonNullable<ReturnType<typeof useDraggable>['listeners']>;

/**
 * The only draggable is the whole surface, the only droppable the stage, whose scroll container auto-scrolls. Both are
 * outside of `DndContext`, which traverses its children at every drag start.
 */
function DragNodes({ surface, press }: { surface: RefObject<HTMLElement | null>; press: RefObject<Press> }) {
  const { setNodeRef: setSurface, listeners } = useDraggable({ id: 'lienzo' });
  const { setNodeRef: setStage } = useDroppable({ id: 'page' });
  useLayoutEffect(() => {
    press.current = listeners ?? {};
  }, [press, listeners]);
  useLayoutEffect(() => {
    setSurface(surface.current);
    setStage(surface.current?.querySelector<HTMLElement>(`[${STAGE_ATTRIBUTE}]`) ?? null);
    return () => {
      setSurface(null);
      setStage(null);
    };
  }, [surface, setSurface, setStage]);
  return null;
}
