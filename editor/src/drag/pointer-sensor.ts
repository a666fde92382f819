import { PointerSensor } from '@dnd-kit/core';

/** Places where pressing and moving means something else than dragging the item. */
const NOT_DRAGGABLE = '[contenteditable="true"],input,textarea,select,a[data-lz-plain],[data-lz-no-drag]';
const DRAGGABLE = '[data-lz-item],[data-lz-handle],[data-lz-palette]';

/** The pointer sensor of dnd-kit, begun only on items, section handles and palette entries. */
export class ItemPointerSensor extends PointerSensor {
  static override activators = [
    {
      eventName: 'onPointerDown' as const,
      handler: ({ nativeEvent }: { nativeEvent: PointerEvent }): boolean => {
        const { target } = nativeEvent;
        if (!nativeEvent.isPrimary || nativeEvent.button !== 0 || !(target instanceof Element)) return false;
        return target.closest(NOT_DRAGGABLE) === null && target.closest(DRAGGABLE) !== null;
      },
    },
  ];
}
