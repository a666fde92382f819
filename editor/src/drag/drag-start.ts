import { PointerSensor, type PointerSensorProps, TouchSensor } from '@dnd-kit/core';
import { ITEM_KINDS, type OfferedKind } from '@lienzo/schema/report/item';
import type { Carried } from '../store/slices/drag-slice.ts';
import type { Point } from '../store/slices/text-slice.ts';

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
  // The library declares the method private and offers no other way.
  (sensor as unknown as { removeTextSelection(): void }).removeTextSelection = () => {
    const selection = document.getSelection();
    const position = selection?.anchorNode;
    const element = position instanceof Element ? position : position?.parentElement;
    if (!element?.closest('[contenteditable="true"]')) selection?.removeAllRanges();
  };
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

/** Where the press was that a drag began with; null for what is neither a pointer's nor a finger's. */
export function pointOf(event: Event): Point | null {
  if (event instanceof PointerEvent) return { x: event.clientX, y: event.clientY };
  // Firefox for desktops knows no TouchEvent.
  const finger = 'TouchEvent' in window && event instanceof TouchEvent ? event.touches[0] : undefined;
  return finger === undefined ? null : { x: finger.clientX, y: finger.clientY };
}

const isItemKind = (name: unknown): name is OfferedKind => ITEM_KINDS.some((kind) => kind === name);

/**
 * What a drag that begins on an element carries: a palette entry's kind, a handle's section, or an item — with
 * the other selected ones when it is one of them. Null when it begins on none of these.
 */
export function carriedFrom(target: Element, selected: string[]): Carried | null {
  const palette = target.closest<HTMLElement>('[data-lz-palette]')?.dataset.lzPalette;
  if (isItemKind(palette)) return { kind: 'new-item', nombre: palette };
  const handle = target.closest<HTMLElement>('[data-lz-handle]')?.dataset.lzHandle;
  if (handle !== undefined) return { kind: 'section', id: handle };
  const uuid = target.closest<HTMLElement>('[data-lz-item]')?.dataset.lzItem;
  if (uuid === undefined) return null;
  return { kind: 'items', uuids: selected.includes(uuid) ? selected : [uuid] };
}
