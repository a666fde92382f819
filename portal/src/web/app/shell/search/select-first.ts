import { screenSearchStore } from './screen-search';

/**
 * Selects the first result, unless the user has selected another one: late results are inserted above earlier ones, and
 * Spotlight would keep the selection on the former first one.
 */
export function selectFirst(): void {
  const state = screenSearchStore.getState();
  const list = document.getElementById(state.listId);
  if (list === null || state.selected > 0) return;
  list.querySelector('[data-selected]')?.removeAttribute('data-selected');
  list.querySelector('[data-action]')?.setAttribute('data-selected', 'true');
}
