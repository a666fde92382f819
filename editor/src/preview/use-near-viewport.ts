import { type RefObject, useEffect, useState } from 'react';

/** Whether an element is in or near the visible part of its scroll container. */
export function useNearViewport(
  ref: RefObject<HTMLElement | null>,
  scroller: RefObject<HTMLElement | null>,
): boolean {
  const [near, setNear] = useState(false);
  useEffect(() => {
    const element = ref.current;
    if (element === null) return;
    const observer = new IntersectionObserver((entries) => setNear(entries.at(-1)?.isIntersecting ?? false), {
      root: scroller.current,
      rootMargin: '60% 0px',
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, [ref, scroller]);
  return near;
}
