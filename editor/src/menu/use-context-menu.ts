import { type MouseEvent, useMemo, useState } from 'react';
import type { EditorStore } from '../store/editor-store.ts';
import type { Point } from '../store/slices/text-slice.ts';
import { useEditorStore } from '../store/use-editor.ts';
import { type MenuTarget, selectMenuTarget } from './menu-target.ts';

/** An open menu: what it is about, where it stands, and what has the focus again afterwards. */
export type OpenMenu = { target: MenuTarget; at: Point; returnTo: HTMLElement | null };

/** The context menu by right click, and by Shift+F10 or the menu key, for which browsers fire the same event. */
export function useContextMenu() {
  const store = useEditorStore();
  const [menu, setMenu] = useState<OpenMenu | null>(null);
  const handlers = useMemo(() => menuHandlers(store, setMenu), [store]);
  return { menu, close: () => setMenu(null), handlers };
}

function menuHandlers(store: EditorStore, open: (menu: OpenMenu) => void) {
  /** @returns whether a menu was opened. */
  const openOn = (element: Element, at: Point): boolean => {
    const target = selectMenuTarget(store, element);
    if (target === null) return false;
    const focused = element.closest<HTMLElement>(
      '[data-lz-item],[data-lz-section],button,[data-lz-workspace]',
    );
    open({ target, at, returnTo: focused });
    return true;
  };
  return {
    onContextMenu: (event: MouseEvent): void => {
      // A finger that rests lifts what it rests on.
      if (event.nativeEvent instanceof PointerEvent && event.nativeEvent.pointerType === 'touch') return;
      if (!(event.target instanceof Element)) return;
      const isMenu = event.target.closest('[role="menu"]') !== null;
      if (isMenu || openOn(event.target, { x: event.clientX, y: event.clientY })) event.preventDefault();
    },
  };
}
