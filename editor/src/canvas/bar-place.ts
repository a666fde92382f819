import type { Box } from '../store/slices/drag-slice.ts';

/** Where a floating bar stands: its left edge and the edge towards its target, `below` being its upper one. */
export type BarPlace = { left: number; top: number; below: boolean };

type Room = {
  /** What the bar belongs to. */
  target: Box;
  /** The items around it, which the bar should leave visible. */
  others: readonly Box[];
  /** What the bar may not leave; its top is above that of the first page. */
  bounds: Pick<Box, 'left' | 'right' | 'top'>;
  bar: { width: number; height: number };
  /** Aligned with the target's right edge; else with its left edge. */
  alignRight: boolean;
  /** Whether the bar may cover the target itself: not while its text is typed. */
  inside: boolean;
  /** The height at the top of the target that an inner bar leaves free where it can: a table's head. */
  head?: number;
};

/** Distance between the bar and its target. */
const GAP = 10;
/** Distance from the edges of a target that the bar lies in. */
const INSET = 4;

/**
 * The place of a floating bar: above its target where that covers nothing, else below it, else inside of it at the
 * right, if it is high enough. Where all is taken the bar stays below: what was written before is what one looks at. All
 * in the same pixels.
 */
export function barPlace({ target, others, bounds, bar, alignRight, inside, head = 0 }: Room): BarPlace {
  const left = Math.max(
    bounds.left,
    Math.min(alignRight ? target.right - bar.width + INSET : target.left - INSET, bounds.right - bar.width),
  );
  const isFree = (top: number): boolean => {
    const box = { left, top, right: left + bar.width, bottom: top + bar.height };
    return top >= bounds.top && !others.some((other) => overlaps(box, other));
  };
  const above: BarPlace = { left, top: target.top - GAP, below: false };
  if (isFree(above.top - bar.height)) return above;
  const below: BarPlace = { left, top: target.bottom + GAP, below: true };
  if (isFree(below.top)) return below;
  const spare = target.bottom - target.top - bar.height - 2 * INSET;
  if (inside && spare >= 0)
    return { left: left - 2 * INSET, top: target.top + INSET + (spare >= head ? head : 0), below: true };
  return below;
}

const overlaps = (a: Box, b: Box): boolean =>
  a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;
