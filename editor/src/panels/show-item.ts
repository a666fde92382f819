/**
 * Scrolls the page to an item, unless a part of it is already visible.
 * @param inside any element of the same editor
 */
export function showItem(inside: Element, uuid: string): void {
  const view = inside.closest('[data-lz-editor]')?.querySelector('[data-lz-workspace]');
  const item = view?.querySelector(`[data-lz-item="${uuid}"]`);
  if (!view || !item) return;
  const { top, bottom } = item.getBoundingClientRect();
  const room = view.getBoundingClientRect();
  if (bottom <= room.top || top >= room.bottom) item.scrollIntoView({ block: 'nearest' });
}
