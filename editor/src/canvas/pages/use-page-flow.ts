import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react';
import {
  contentEnd,
  dividePages,
  hasGroups,
  ONE_PAGE,
  type PageFlow,
  type PageSteps,
  undivide,
} from './page-flow.ts';

/**
 * The pages of a sheet's body, followed while its content changes.
 * @param page null for a body that is never divided.
 * @param sections the ids of its sections, as one string.
 */
export function usePageFlow(
  page: PageSteps | null,
  sections: string,
): [RefObject<HTMLDivElement | null>, PageFlow] {
  const body = useRef<HTMLDivElement>(null);
  const [changes, setChanges] = useState(0);
  /** Where the content ended when it was divided. */
  const end = useRef(0);
  const [flow, setFlow] = useState(ONE_PAGE);
  const { height = 0, pitch = 0 } = page ?? {};
  // biome-ignore lint/correctness/useExhaustiveDependencies: divided anew when its content or its sections change
  useLayoutEffect(() => {
    const element = body.current;
    // Measured when the observer has told of it; before, it would be laid out twice.
    if (element === null || changes === 0) return;
    const next =
      height === 0 ? { ...ONE_PAGE, height: undivide(element) } : dividePages(element, { height, pitch });
    end.current = contentEnd(element);
    setFlow((before) => (isSame(before, next) ? before : next));
  }, [changes, height, pitch, sections]);
  const hasPages = flow.pages > 1;
  // biome-ignore lint/correctness/useExhaustiveDependencies: the sections of a divided body are observed themselves
  useEffect(() => {
    const element = body.current;
    if (element === null) return;
    const observer = new ResizeObserver(() => {
      // Rows may move from one page to the next without moving the end.
      if (contentEnd(element) !== end.current || hasGroups(element)) setChanges((count) => count + 1);
    });
    observer.observe(element);
    // A divided body is as high as its pages, however full the last one is.
    if (hasPages) for (const section of element.children) observer.observe(section);
    return () => observer.disconnect();
  }, [hasPages, sections]);
  return [body, flow];
}

const isSame = (one: PageFlow, other: PageFlow): boolean =>
  one.pages === other.pages && one.height === other.height && one.ends.join() === other.ends.join();
