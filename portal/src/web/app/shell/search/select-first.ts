import { screenSearchStore } from './screen-search';

/**
 * Marks the first result, unless the person has gone on to another one: results that come late are put above those
 * that were there, and Spotlight would keep the mark on what was first before.
 */
export function selectFirst(): void {
  const state = screenSearchStore.getState();
  const list = document.getElementById(state.listId);
  if (list === null || state.selected > 0) return;
  list.querySelector('[data-selected]')?.removeAttribute('data-selected');
  list.querySelector('[data-action]')?.setAttribute('data-selected', 'true');
}
