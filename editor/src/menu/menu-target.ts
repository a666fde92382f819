import { selectItem, selectNothing, selectWholeSection } from '../actions/selecting.ts';
import type { EditorStore } from '../store/editor-store.ts';

/** What a context menu is about; what it names is selected. */
export type MenuTarget = 'items' | 'section' | 'page';

/** Places with a menu of the browser that is worth more: texts, fields, toolbars. */
const OWN_MENU = '[contenteditable="true"],input,textarea,select,[data-lz-no-drag]';

/**
 * Selects what a menu was asked for on: an item with the others that are selected, a section, or the page; on the page
 * itself or in the outline. @returns null where the browser's own menu is better.
 */
export function selectMenuTarget(store: EditorStore, target: Element): MenuTarget | null {
  if (store.getState().readOnly || target.closest(OWN_MENU) !== null) return null;
  const uuid = target.closest<HTMLElement>('[data-lz-item],[data-lz-outline-item]')?.dataset;
  const item = uuid?.lzItem ?? uuid?.lzOutlineItem;
  if (item !== undefined) {
    if (!store.getState().edit.selection.items.includes(item)) selectItem(store, item);
    return 'items';
  }
  const section = target.closest<HTMLElement>('[data-lz-section],[data-lz-outline-section]')?.dataset;
  const id = section?.lzSection ?? section?.lzOutlineSection;
  if (id !== undefined) {
    selectWholeSection(store, id);
    return 'section';
  }
  if (target.closest('[data-lz-workspace]') === null) return null;
  selectNothing(store);
  return 'page';
}
