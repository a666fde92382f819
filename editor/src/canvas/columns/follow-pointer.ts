type Following = { move: (event: PointerEvent) => void; end: () => void };

/**
 * Follows a pointer that is down until it is let go or taken away. On the window: the element that was pressed goes when
 * the page is drawn again, as when rows arrive.
 * @returns what stops it without an end.
 */
export function followPointer(pointerId: number, { move, end }: Following): () => void {
  const controller = new AbortController();
  const { signal } = controller;
  const finish = (event: PointerEvent): void => {
    if (event.pointerId !== pointerId) return;
    controller.abort();
    end();
  };
  const follow = (event: PointerEvent): void => {
    if (event.pointerId === pointerId) move(event);
  };
  window.addEventListener('pointermove', follow, { signal });
  window.addEventListener('pointerup', finish, { signal });
  window.addEventListener('pointercancel', finish, { signal });
  return () => controller.abort();
}
