/** The list, or what stands in its place, takes the focus: what had it is about to disappear. */
export function focusList(): void {
  const list = document.querySelector<HTMLElement>('[role="grid"], [data-empty-list]');
  (list ?? document.querySelector<HTMLElement>('main'))?.focus({ preventScroll: true });
}
