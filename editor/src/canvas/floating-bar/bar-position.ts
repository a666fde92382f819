import type { Box } from '../../store/slices/drag-slice.ts';

/** The side of its target on which a floating bar stands, or the bar below the canvas that takes it in. */
export type BarSide = 'above' | 'below' | 'beside' | 'docked';

/**
 * Where a floating bar stands: its left edge and the edge towards its target; beside one, the upper edge and how far down
 * it may follow the view.
 */
export type BarPosition = { left: number; top: number; side: BarSide; height?: number };

type Room = {
  /** What the bar belongs to. */
  target: Box;
  /** The items around it, which the bar should leave visible. */
  others: readonly Box[];
  /** What the bar may not leave; its top is above that of the first page. */
  bounds: Pick<Box, 'left' | 'right' | 'top'>;
  /** What of the stage is seen. */
  view: Pick<Box, 'top' | 'bottom'>;
  /** Lying; it stands upright beside its target. */
  bar: { width: number; height: number };
  /** The right edge of the target's section: beyond it lies the page's margin. */
  margin: number;
};

/** Distance between the bar and its target. */
const GAP = 10;
/** Distance between an upright bar and the section: its resize handles reach as far as `GAP`. */
const BESIDE = GAP + 2;
/** How far an outline reaches beyond its target. */
const OUTLINE = 4;

/**
 * The place of a bar of buttons, in the same pixels as what it is given. It covers no item, its own included: above its
 * target, else below it, else upright in the page's margin, where it stays in view while a long table is scrolled. Where
 * not even the margin has room, on a telephone, it is docked in the bar below the canvas.
 */
export function barPosition({ target, others, bounds, view, bar, margin }: Room): BarPosition {
  const horizontal = horizontalPositions(target, bounds, bar.width, target.right - bar.width + OUTLINE);
  const [seen] = horizontal.filter((position) => {
    const box = boxOf(position, bar);
    return isFree(box, others, bounds) && box.top >= view.top && box.bottom <= view.bottom;
  });
  if (seen !== undefined) return seen;
  return verticalPosition({ target, bounds, view, bar, margin });
}

function verticalPosition({ target, bounds, view, bar, margin }: Omit<Room, 'others'>): BarPosition {
  const left = margin + BESIDE;
  const lowest = Math.max(view.top, view.bottom - bar.width) - GAP;
  const top = Math.min(target.top - OUTLINE, lowest);
  const hasRoom = left + bar.height <= bounds.right && bar.width + 2 * GAP <= view.bottom - view.top;
  return { left, top, side: hasRoom ? 'beside' : 'docked', height: target.bottom + OUTLINE - top };
}

/**
 * The place of the bar of a text that is typed: above it where that covers nothing, else below: what was written before
 * is what one looks at.
 */
export function textBarPosition({ target, others, bounds, bar }: Omit<Room, 'view' | 'margin'>): BarPosition {
  const [above, below] = horizontalPositions(target, bounds, bar.width, target.left - OUTLINE);
  return isFree(boxOf(above, bar), others, bounds) ? above : below;
}

function horizontalPositions(
  target: Box,
  bounds: Room['bounds'],
  width: number,
  wished: number,
): [above: BarPosition, below: BarPosition] {
  const left = Math.max(bounds.left, Math.min(wished, bounds.right - width));
  return [
    { left, top: target.top - GAP, side: 'above' },
    { left, top: target.bottom + GAP, side: 'below' },
  ];
}

function boxOf({ left, top, side }: BarPosition, { width, height }: Room['bar']): Box {
  const upper = side === 'above' ? top - height : top;
  return { left, top: upper, right: left + width, bottom: upper + height };
}

const isFree = (box: Box, others: readonly Box[], bounds: Room['bounds']): boolean =>
  box.top >= bounds.top && !others.some((other) => overlaps(box, other));

const overlaps = (a: Box, b: Box): boolean =>
  a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;
