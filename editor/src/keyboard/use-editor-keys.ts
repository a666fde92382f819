import { type KeyboardEvent, useMemo } from 'react';
import { duplicateSelection, nudge, removeSelection, togglePageBreak } from '../actions/arranging.ts';
import {
  leaveColumn,
  removeSelectedColumn,
  selectAdjacentColumn,
  startRenaming,
} from '../actions/columns.ts';
import { togglePreview } from '../actions/panes.ts';
import { cancelResize } from '../actions/resizing.ts';
import { selectAdjacent, selectAll, selectEnd, selectOutwards } from '../actions/selecting.ts';
import type { EditorStore } from '../store/editor-store.ts';
import { endMerging } from '../store/slices/document-slice.ts';
import { openText } from '../store/slices/text-slice.ts';
import { zoomBy, zoomToFit } from '../store/slices/view-slice.ts';
import { useEditorStore } from '../store/use-editor.ts';
import { isDialogOpen } from './is-dialog-open.ts';
import { carryByKey, lift } from './lifting.ts';
import { isShortcut, saveOrTravel } from './save-or-travel.ts';

/** Keyboard shortcuts. Undo, redo and save work everywhere in the editor, the others on the page. */
export function useEditorKeys() {
  const store = useEditorStore();
  return useMemo(
    () => ({
      onKeyDownCapture: (event: KeyboardEvent) => {
        if (isDialogOpen() || isOfHeading(event)) return;
        if (everywhere(store, event)) {
          event.preventDefault();
          event.stopPropagation();
        }
      },
      // Typing after the focus left and returned starts a new history entry.
      onBlurCapture: () => endMerging(store),
      onKeyDown: (event: KeyboardEvent) => {
        if (event.defaultPrevented || isDialogOpen()) return;
        if (!(event.target instanceof HTMLElement) || !isPage(event.target)) return;
        if (onPage(store, event)) event.preventDefault();
      },
    }),
    [store],
  );
}

/**
 * A heading that is typed on the page is not in the report before it is left: it has the browser's own undo, and is left
 * for saving.
 */
function isOfHeading({ nativeEvent: event, target }: KeyboardEvent): boolean {
  if (!isShortcut(event) || !(target instanceof HTMLElement) || !target.matches('[data-lz-heading]'))
    return false;
  if (event.key.toLowerCase() === 's') target.blur();
  return ['z', 'y'].includes(event.key.toLowerCase());
}

function everywhere(store: EditorStore, event: KeyboardEvent): boolean {
  if (event.key === 'Escape' && store.getState().resizing !== null) {
    cancelResize(store);
    return true;
  }
  if (event.key === 'F9' && !event.ctrlKey && !event.metaKey && !event.altKey && !event.shiftKey) {
    togglePreview(store);
    return true;
  }
  if (saveOrTravel(store, event)) return true;
  return isShortcut(event) && store.getState().view === 'design' && zoomed(store, event.key);
}

/** Ctrl+0, Ctrl++ (the key may report `=`) and Ctrl+- zoom the page instead of the browser window. */
function zoomed(store: EditorStore, key: string): boolean {
  if (key === '0') zoomToFit(store);
  else if (key === '+' || key === '=') zoomBy(store, 1);
  else if (key === '-') zoomBy(store, -1);
  else return false;
  return true;
}

/** Page shortcuts apply when the focus is on the page, not in one of its texts or buttons. */
const isPage = (target: HTMLElement): boolean =>
  target.closest('[data-lz-workspace]') !== null &&
  !target.isContentEditable &&
  target.closest('button:not([data-lz-handle]),input,textarea,select,[role="menu"],[role="dialog"]') === null;

function onPage(store: EditorStore, event: KeyboardEvent): boolean {
  if (store.getState().carried !== null) return carryByKey(store, event.key);
  if (isShortcut(event)) return withControl(store, event.key.toLowerCase());
  if (event.altKey) return withAlt(store, event.key);
  return plain(store, event.key);
}

function withControl(store: EditorStore, key: string): boolean {
  if (key === 'd') duplicateSelection(store);
  else if (key === 'a') selectAll(store);
  else if (key === 'enter') togglePageBreak(store);
  else return false;
  return true;
}

const DIRECTIONS = { ArrowLeft: 'left', ArrowRight: 'right', ArrowUp: 'up', ArrowDown: 'down' } as const;
const isDirection = (key: string): key is keyof typeof DIRECTIONS => Object.hasOwn(DIRECTIONS, key);

function withAlt(store: EditorStore, key: string): boolean {
  const [only, ...others] = store.getState().edit.selection.items;
  if (only === undefined || others.length > 0 || !isDirection(key)) return false;
  nudge(store, only, DIRECTIONS[key]);
  return true;
}

/** Opens what is selected for typing: a column's heading, or a text. */
function enter(store: EditorStore): void {
  const [only, ...others] = store.getState().edit.selection.items;
  if (!startRenaming(store) && only !== undefined && others.length === 0) openText(store, only);
}

/** In a table from column to column, else from item to item. */
function walkSideways(store: EditorStore, step: 1 | -1): void {
  if (!selectAdjacentColumn(store, step)) selectAdjacent(store, step);
}

function plain(store: EditorStore, key: string): boolean {
  const { selection } = store.getState().edit;
  switch (key) {
    case 'ArrowRight':
    case 'ArrowLeft':
      walkSideways(store, key === 'ArrowRight' ? 1 : -1);
      return true;
    case 'ArrowDown':
    case 'ArrowUp':
      selectAdjacent(store, key === 'ArrowDown' ? 1 : -1);
      return true;
    case 'Delete':
    case 'Backspace':
      if (!removeSelectedColumn(store)) removeSelection(store);
      return true;
    case ' ':
      lift(store);
      return true;
    case 'Enter':
    case 'F2':
      enter(store);
      return selection.items.length > 0;
    case 'Home':
    case 'End':
      selectEnd(store, key === 'Home' ? 'first' : 'last');
      return true;
    case 'Escape':
      if (!leaveColumn(store)) selectOutwards(store);
      return true;
    default:
      return false;
  }
}
