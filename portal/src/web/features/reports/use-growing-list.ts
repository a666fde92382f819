import { useIntersection } from '@mantine/hooks';
import { useState } from 'react';

/** Entries that are shown at once: they fill most windows, and more take longer to appear. */
const FIRST = 9;
/** Entries that are added at a time. */
const STEP = 18;
/** How far below the window the list already stands. */
const AHEAD = '2400px';

/**
 * The beginning of a long list, longer as soon as its end comes near. Each card has menus, and thousands of them take
 * many seconds to appear.
 * @param list what is shown; another one begins at its beginning.
 * @param identity of the list: changes with the search and the order, not with fresh data.
 */
export function useGrowingList<Entry>(
  list: readonly Entry[],
  identity: string,
): {
  shown: readonly Entry[];
  /** For an element after the last entry; null when all are shown. */
  endRef: ((element: HTMLElement | null) => void) | null;
} {
  const [grown, setGrown] = useState({ identity, count: FIRST });
  const count = grown.identity === identity ? grown.count : FIRST;
  const end = useIntersection<HTMLElement>({ rootMargin: AHEAD });
  // The element is replaced with each step, so that its intersection is told anew.
  const [answered, setAnswered] = useState(end.entry);
  if (end.entry !== answered) {
    setAnswered(end.entry);
    if (end.entry?.isIntersecting === true) setGrown({ identity, count: count + STEP });
  }
  return { shown: list.slice(0, count), endRef: count < list.length ? end.ref : null };
}
