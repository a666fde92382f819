import { type RefObject, useEffect } from 'react';
import type { EditorStore } from '../store/editor-store.ts';
import { useEditorStore } from '../store/use-editor.ts';
import { isDialogOpen } from './is-dialog-open.ts';
import { isShortcut, saveOrTravel } from './save-or-travel.ts';
import { walkRegions } from './walk-regions.ts';

/**
 * Saving, undo and redo, and the way between the regions, where the focus is beside the editor: on the page's body or
 * in the host's own bars. A dialog keeps its keys, a field of the host its own undo.
 */
export function useScreenKeys(root: RefObject<HTMLElement | null>): void {
  const store = useEditorStore();
  useEffect(() => {
    const listen = (event: KeyboardEvent): void => {
      const { current } = root;
      if (event.defaultPrevented || current === null) return;
      if (press(store, current, event)) event.preventDefault();
    };
    window.addEventListener('keydown', listen);
    return () => window.removeEventListener('keydown', listen);
  }, [root, store]);
}

/** @returns whether the key is done with, so that the browser does nothing of its own. */
function press(store: EditorStore, root: HTMLElement, event: KeyboardEvent): boolean {
  const direction = regionDirection(event);
  // Before the dialogs are looked for: this sees every key.
  if (direction === null && !isSaving(event) && !isTravel(event)) return false;
  // Beneath a dialog the browser's own undo would still change the fields of the bar.
  if (isInDialog(event.target)) return isTravel(event) && !isField(event.target);
  if (direction === null) return acts(store, event);
  walkRegions(root, direction);
  return true;
}

function regionDirection({ key, ctrlKey, metaKey, altKey, shiftKey }: KeyboardEvent): 1 | -1 | null {
  if (key !== 'F6' || ctrlKey || metaKey || altKey) return null;
  return shiftKey ? -1 : 1;
}

function acts(store: EditorStore, event: KeyboardEvent): boolean {
  return (isSaving(event) || !isField(event.target)) && saveOrTravel(store, event);
}

const isSaving = (event: KeyboardEvent): boolean => isShortcut(event) && event.key.toLowerCase() === 's';

const isTravel = (event: KeyboardEvent): boolean =>
  isShortcut(event) && ['z', 'y'].includes(event.key.toLowerCase());

/** In a dialog, or behind an open one that has lost the focus. */
const isInDialog = (target: EventTarget | null): boolean =>
  isDialogOpen() ||
  (target instanceof Element && target.closest('[role="dialog"],[role="alertdialog"]') !== null);

const isField = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && (target.isContentEditable || target.matches('input,textarea,select'));
