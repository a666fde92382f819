import { type RefObject, useEffect, useRef } from 'react';
import type { View } from '../store/slices/view-slice.ts';

/** Keeps the focus in the editor when the focused element is removed by a change of view. */
export function useFocusOfView(root: RefObject<HTMLElement | null>, view: View): void {
  const shown = useRef(view);
  useEffect(() => {
    if (shown.current === view) return;
    shown.current = view;
    const { activeElement } = document;
    if (activeElement !== null && activeElement !== document.body) return;
    const shell = root.current;
    const selected = shell?.querySelector<HTMLElement>('[data-lz-item][data-selected="true"]');
    const target = selected ?? shell?.querySelector<HTMLElement>('[data-lz-workspace],[data-lz-pages]');
    target?.focus();
  }, [root, view]);
}
