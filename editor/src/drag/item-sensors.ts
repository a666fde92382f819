import { PointerSensor, type PointerSensorProps, TouchSensor } from '@dnd-kit/core';

/** Places where pressing and moving means something else than dragging the item. */
const NOT_DRAGGABLE = '[contenteditable="true"],input,textarea,select,a[data-lz-plain],[data-lz-no-drag]';
const DRAGGABLE = '[data-lz-item],[data-lz-handle],[data-lz-palette]';

const canBeDragged = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest(NOT_DRAGGABLE) === null && target.closest(DRAGGABLE) !== null;

/**
 * dnd-kit goes on clearing the selection for a moment after the drop. By then the text that was dropped is open and
 * being typed into: its cursor has to stay.
 */
function keepCursor(sensor: PointerSensor | TouchSensor): void {
  Reflect.set(sensor, 'removeTextSelection', () => {
    const selection = document.getSelection();
    const place = selection?.anchorNode;
    const element = place instanceof Element ? place : place?.parentElement;
    if (!element?.closest('[contenteditable="true"]')) selection?.removeAllRanges();
  });
}

/** The pointer sensor of dnd-kit, begun only on items, section handles and palette entries; not by fingers. */
export class ItemPointerSensor extends PointerSensor {
  constructor(props: PointerSensorProps) {
    super(props);
    keepCursor(this);
  }

  static override activators = [
    {
      eventName: 'onPointerDown' as const,
      handler: ({ nativeEvent }: { nativeEvent: PointerEvent }): boolean =>
        nativeEvent.isPrimary &&
        nativeEvent.button === 0 &&
        nativeEvent.pointerType !== 'touch' &&
        canBeDragged(nativeEvent.target),
    },
  ];
}

/** The same for a finger: it scrolls the page unless it rests first. */
export class ItemTouchSensor extends TouchSensor {
  constructor(props: ConstructorParameters<typeof TouchSensor>[0]) {
    super(props);
    keepCursor(this);
  }

  static override activators = [
    {
      eventName: 'onTouchStart' as const,
      handler: ({ nativeEvent }: { nativeEvent: TouchEvent }): boolean =>
        nativeEvent.touches.length === 1 && canBeDragged(nativeEvent.target),
    },
  ];
}
