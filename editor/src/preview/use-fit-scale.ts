import { type RefObject, useEffect, useState } from 'react';

/** The scale, at most 1, at which content of a given width in pixels fits into an element. */
export function useFitScale(ref: RefObject<HTMLElement | null>, width: number): number {
  const [scale, setScale] = useState(1);
  useEffect(() => {
    const element = ref.current;
    if (element === null) return;
    const adjust = (): void => setScale(Math.max(0.2, Math.min(1, (element.clientWidth - 32) / width)));
    adjust();
    const observer = new ResizeObserver(adjust);
    observer.observe(element);
    return () => observer.disconnect();
  }, [ref, width]);
  return scale;
}
