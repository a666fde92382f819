import { type RefObject, useLayoutEffect } from 'react';
import { type Room, roomOf } from '../store/room.ts';
import { useEditorStore } from '../store/use-editor.ts';

/** Notes how much room the editor has; panes that were opened or closed where they lie over the page begin anew. */
export function useRoom(ref: RefObject<HTMLElement | null>): void {
  const store = useEditorStore();
  useLayoutEffect(() => {
    const element = ref.current;
    if (element === null) return;
    const adjust = (): void => {
      const room: Room = roomOf(element.clientWidth);
      const before = store.getState().room;
      if (room === before) return;
      const covering = room === 'narrow' || before === 'narrow';
      store.setState({ room, ...(covering ? { leftOpen: null, rightOpen: null } : {}) });
    };
    adjust();
    const observer = new ResizeObserver(adjust);
    observer.observe(element);
    return () => observer.disconnect();
  }, [ref, store]);
}
