import { useEffect, useRef } from 'react';

type ScreenKeys = {
  create: (() => void) | null;
  upload: (() => void) | null;
  toggleDetails: () => void;
  showShortcuts: () => void;
  search: () => void;
};

const isWriting = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement &&
  (target.isContentEditable || target.matches('input:not([type="checkbox"]), textarea, select'));

/** Keys of the whole screen, wherever its focus is; not while one writes, nor under a dialog. */
export function useScreenKeys(keys: ScreenKeys): void {
  const current = useRef(keys);
  current.current = keys;
  useEffect(() => {
    function press(event: KeyboardEvent): void {
      if (event.defaultPrevented || event.ctrlKey || event.metaKey || isWriting(event.target)) return;
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

function actionOf(event: KeyboardEvent, keys: ScreenKeys): (() => void) | null {
  if (event.key === '?') return keys.showShortcuts;
  if (event.key === '/') return keys.search;
  if (!event.altKey) return null;
  // By their place: with Alt some systems write other letters.
  if (event.code === 'KeyN') return keys.create;
  if (event.code === 'KeyU') return keys.upload;
  return event.code === 'KeyI' ? keys.toggleDetails : null;
}
