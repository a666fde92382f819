import { type RefObject, useLayoutEffect } from 'react';
import { useEditorStore } from '../store/use-editor.ts';

/** Below this width, in pixels, the panes lie over the page. */
const NARROW = 900;

/** Notes whether the editor is narrow; the panes close when it becomes so and open again when it does not. */
export function useNarrow(ref: RefObject<HTMLElement | null>): void {
  const store = useEditorStore();
  useLayoutEffect(() => {
    const element = ref.current;
    if (element === null) return;
    const adjust = (): void => {
      const narrow = element.clientWidth < NARROW;
      if (narrow === store.getState().narrow) return;
      store.setState({ narrow, leftOpen: !narrow, rightOpen: !narrow });
    };
    adjust();
    const observer = new ResizeObserver(adjust);
    observer.observe(element);
    return () => observer.disconnect();
  }, [ref, store]);
}
