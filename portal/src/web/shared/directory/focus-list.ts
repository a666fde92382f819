/** Focuses the list, or its empty state, when the focused element is about to be removed. */
export function focusList(): void {
  const list = document.querySelector<HTMLElement>('[role="grid"], [data-empty-list]');
  (list ?? document.querySelector<HTMLElement>('main'))?.focus({ preventScroll: true });
}
