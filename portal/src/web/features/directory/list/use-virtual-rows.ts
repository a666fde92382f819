import { defaultRangeExtractor, useVirtualizer, type Virtualizer } from '@tanstack/react-virtual';
import { type RefObject, useEffect } from 'react';
import type { DirectoryRows } from './directory-rows';
import { scrollMemory } from './scroll-memory';

/** Additional rows rendered above and below the visible ones. */
const OVERSCAN = 8;

type VirtualRowsParts = {
  scroller: RefObject<HTMLDivElement | null>;
  place: string;
  rows: DirectoryRows & { total: number };
  /** The active row is always rendered, because `aria-activedescendant` refers to it. */
  active: number;
  rowHeight: number;
  headHeight: number;
};

/** The virtualised rows; the list starts at the remembered position, and requests the rows it needs. */
export function useVirtualRows(parts: VirtualRowsParts): Virtualizer<HTMLDivElement, Element> {
  const { scroller, place, rows, active, rowHeight, headHeight } = parts;
  const virtualizer = useVirtualizer({
    count: rows.total,
    getScrollElement: () => scroller.current,
    estimateSize: () => rowHeight,
    overscan: OVERSCAN,
    scrollMargin: headHeight,
    scrollPaddingStart: headHeight,
    initialOffset: () => scrollMemory.get(place).offset,
    rangeExtractor: (range) =>
      [...new Set([...defaultRangeExtractor(range), Math.min(active, rows.total - 1)])].toSorted(
        (a, b) => a - b,
      ),
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: another height lays all rows out anew
  useEffect(() => virtualizer.measure(), [rowHeight]);
  const [first, last] = [virtualizer.range?.startIndex ?? 0, virtualizer.range?.endIndex ?? 0];
  const { show } = rows;
  useEffect(() => show(first, last), [show, first, last]);
  return virtualizer;
}

/** The index of the first visible row. */
export const firstInSight = (virtualizer: Virtualizer<HTMLDivElement, Element>): number =>
  virtualizer.range?.startIndex ?? 0;
