import type { Point } from '../store/slices/text-slice.ts';

/** Where the press was that a drag began with; null for what is neither a pointer's nor a finger's. */
export function pointOf(event: Event): Point | null {
  if (event instanceof PointerEvent) return { x: event.clientX, y: event.clientY };
  // Firefox for desks knows no TouchEvent.
  const finger = 'TouchEvent' in window && event instanceof TouchEvent ? event.touches[0] : undefined;
  return finger === undefined ? null : { x: finger.clientX, y: finger.clientY };
}
