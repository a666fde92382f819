/**
 * Ends a drag whose end dnd-kit does not report: it ignores a release that comes before React has drawn the start. Its
 * own listeners are on the document, so whatever it reports has been reported before the event arrives here.
 * @param finish ends the drag, dropping or cancelling; does nothing when it has ended.
 * @returns a function that stops watching.
 */
export function watchRelease(finish: (dropped: boolean) => void): () => void {
  const release = (): void => finish(true);
  const cancel = (): void => finish(false);
  // A finger's drag goes by its touches; the browser cancels its pointer for reasons of its own.
  const byPointer =
    (end: () => void) =>
    ({ pointerType }: PointerEvent): void => {
      if (pointerType !== 'touch') end();
    };
  const cancelByKey = (event: KeyboardEvent): void => {
    if (event.key === 'Escape') finish(false);
  };
  const listeners = new AbortController();
  const { signal } = listeners;
  window.addEventListener('pointerup', byPointer(release), { signal });
  window.addEventListener('touchend', release, { signal });
  window.addEventListener('pointercancel', byPointer(cancel), { signal });
  window.addEventListener('touchcancel', cancel, { signal });
  window.addEventListener('keydown', cancelByKey, { signal });
  return () => listeners.abort();
}
