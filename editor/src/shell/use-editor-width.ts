import { type RefObject, useLayoutEffect } from 'react';
import { changeWidth } from '../store/slices/view-slice.ts';
import { useEditorStore } from '../store/use-editor.ts';

/** Keeps the editor's width in the store up to date. */
export function useEditorWidth(ref: RefObject<HTMLElement | null>): void {
  const store = useEditorStore();
  useLayoutEffect(() => {
    const element = ref.current;
    if (element === null) return;
    const adjust = (): void => changeWidth(store, element.clientWidth);
    adjust();
    const observer = new ResizeObserver(adjust);
    observer.observe(element);
    return () => observer.disconnect();
  }, [ref, store]);
}
