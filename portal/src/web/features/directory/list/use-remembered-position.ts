import { type RefObject, useEffect } from 'react';
import { scrollMemory } from './scroll-memory';
import type { SelectionControls } from './use-selection';

/** Remembers the scroll position and active row, to restore them when the folder is visited again. */
export function useRememberedPosition(
  target: string,
  scroller: RefObject<HTMLDivElement | null>,
  { active, focusRow }: SelectionControls,
): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the list appears
  useEffect(() => {
    const kept = scrollMemory.get(target);
    if (kept.active > 0) focusRow(kept.active);
  }, []);
  useEffect(() => {
    const element = scroller.current;
    if (element === null) return;
    const keep = (): void => scrollMemory.set(target, { offset: element.scrollTop, active });
    keep();
    element.addEventListener('scroll', keep, { passive: true });
    return () => element.removeEventListener('scroll', keep);
  }, [target, scroller, active]);
}
