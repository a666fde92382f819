import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react';
import { STAGE_ATTRIBUTE } from '../../drag/measure-boxes.ts';
import { zoomTo } from '../../store/slices/view-slice.ts';
import { useEditor, useEditorStore } from '../../store/use-editor.ts';

/** A notch of a mouse wheel is one zoom step; trackpad pinches report much smaller deltas. */
const MAX_WHEEL_STEP = 26;
const LINE_HEIGHT = 16;

/** The stage point under the pointer at scale 1, and the pointer's position. */
type ZoomAnchor = { x: number; y: number; clientX: number; clientY: number };

/**
 * Zooms with Ctrl and the wheel, or a pinch, and keeps the point under the pointer fixed as far as scrolling allows.
 */
export function useWheelZoom(ref: RefObject<HTMLElement | null>): void {
  const store = useEditorStore();
  const scale = useEditor((state) => state.scale);
  const anchor = useRef<ZoomAnchor | null>(null);
  useEffect(() => {
    const element = ref.current;
    if (element === null) return;
    const zoom = (event: WheelEvent): void => {
      if (!event.ctrlKey && !event.metaKey) return;
      // React attaches wheel listeners as passive, which cannot prevent the browser's own zoom.
      event.preventDefault();
      const corner = stageCorner(element);
      const { scale: now } = store.getState();
      const { clientX, clientY } = event;
      anchor.current = { x: (clientX - corner.x) / now, y: (clientY - corner.y) / now, clientX, clientY };
      const delta =
        event.deltaMode === WheelEvent.DOM_DELTA_PIXEL ? event.deltaY : event.deltaY * LINE_HEIGHT;
      zoomTo(store, now * 2 ** (-Math.max(-MAX_WHEEL_STEP, Math.min(MAX_WHEEL_STEP, delta)) / 100));
    };
    element.addEventListener('wheel', zoom, { passive: false });
    return () => element.removeEventListener('wheel', zoom);
  }, [ref, store]);
  useLayoutEffect(() => {
    const element = ref.current;
    if (element === null || anchor.current === null) return;
    const { x, y, clientX, clientY } = anchor.current;
    anchor.current = null;
    const corner = stageCorner(element);
    element.scrollBy(corner.x + x * scale - clientX, corner.y + y * scale - clientY);
  }, [ref, scale]);
}

/** Screen position of the stage's top left corner. */
const stageCorner = (workspace: HTMLElement): DOMRect =>
  (workspace.querySelector(`[${STAGE_ATTRIBUTE}]`) ?? workspace).getBoundingClientRect();
