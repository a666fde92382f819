import { useEffect, useRef } from 'react';

type ScreenKeys = {
  create: (() => void) | null;
  upload: (() => void) | null;
  toggleDetails: () => void;
  showShortcuts: () => void;
  search: () => void;
  undo: () => void;
};

const isWriting = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement &&
  (target.isContentEditable || target.matches('input:not([type="checkbox"]), textarea, select'));

/** Keyboard shortcuts of the whole screen, wherever the focus is; not while typing, nor under a dialog. */
export function useScreenKeys(keys: ScreenKeys): void {
  const current = useRef(keys);
  current.current = keys;
  useEffect(() => {
    function press(event: KeyboardEvent): void {
      if (event.defaultPrevented || isWriting(event.target)) return;
      if (document.querySelector('[role="dialog"], [role="menu"]') !== null) return;
      const run = actionOf(event, current.current);
      if (run === null) return;
      event.preventDefault();
      run();
    }
    window.addEventListener('keydown', press);
    return () => window.removeEventListener('keydown', press);
  }, []);
}

const isUndo = ({ ctrlKey, metaKey, shiftKey, altKey, key }: KeyboardEvent): boolean =>
  (ctrlKey || metaKey) && !shiftKey && !altKey && key.toLowerCase() === 'z';

function actionOf(event: KeyboardEvent, keys: ScreenKeys): (() => void) | null {
  if (isUndo(event)) return keys.undo;
  if (event.ctrlKey || event.metaKey) return null;
  if (event.key === '?') return keys.showShortcuts;
  if (event.key === '/') return keys.search;
  if (!event.altKey) return null;
  // By `code`: with Alt some systems produce other letters.
  if (event.code === 'KeyN') return keys.create;
  if (event.code === 'KeyU') return keys.upload;
  return event.code === 'KeyI' ? keys.toggleDetails : null;
}
