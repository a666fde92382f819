import { expect, test } from 'vitest';
import type { Box } from '../../store/slices/drag-slice.ts';
import { type BarPosition, barPosition, textBarPosition } from './bar-position.ts';

const bar = { width: 200, height: 36 };
const bounds = { left: 0, right: 800, top: 0 };
const view = { top: 0, bottom: 900 };
const at = (top: number, height: number, left = 100, width = 600): Box => ({
  left,
  top,
  right: left + width,
  bottom: top + height,
});
const placed = (target: Box, others: Box[], room = {}): BarPosition =>
  barPosition({ target, others, bounds, view, bar, margin: 700, ...room });

/** The bar's own box. */
function boxOf({ left, top, side }: BarPosition): Box {
  const isVertical = side === 'beside';
  const upper = side === 'above' ? top - bar.height : top;
  return {
    left,
    top: upper,
    right: left + (isVertical ? bar.height : bar.width),
    bottom: upper + (isVertical ? bar.width : bar.height),
  };
}

const covers = (a: Box, b: Box): boolean =>
  a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;

test('above its target where nothing is there', () => {
  expect(placed(at(300, 40), [at(100, 100)])).toMatchObject({ side: 'above', top: 290 });
});

test('below where a row stands close above, or the stage ends', () => {
  expect(placed(at(300, 40), [at(200, 88)])).toMatchObject({ side: 'below', top: 350 });
  expect(placed(at(10, 40), [])).toMatchObject({ side: 'below', top: 60 });
});

test('above the first page where there is room for it', () => {
  const position = placed(at(30, 40), [at(82, 100)], {
    bounds: { ...bounds, top: -24 },
    view: { top: -24, bottom: 900 },
  });
  expect(position).toMatchObject({ side: 'above', top: 20 });
});

test('upright in the margin, from the upper edge of its target, where rows stand close on both sides', () => {
  const location = placed(at(300, 80), [at(200, 88), at(392, 100)]);
  expect(location).toEqual({ side: 'beside', left: 712, top: 296, height: 88 });
});

test('in the margin, where it follows the view, when neither edge of a long table is seen', () => {
  const slot = placed(at(100, 2000), [], { view: { top: 600, bottom: 1400 } });
  expect(slot).toMatchObject({ side: 'beside', top: 96, height: 2008 });
});

test('in the margin it stays within what is seen', () => {
  const area = placed(at(860, 30), [at(800, 55), at(895, 60)]);
  expect(area).toMatchObject({ side: 'beside', top: 690 });
});

test('docked where the margin is too narrow, or the view too low', () => {
  const around = [at(200, 88), at(392, 100)];
  expect(placed(at(300, 80), around, { margin: 760 }).side).toBe('docked');
  expect(placed(at(300, 80), around, { view: { top: 200, bottom: 400 } }).side).toBe('docked');
});

test('on a dense page it covers no item, not even its own', () => {
  const rows = Array.from({ length: 12 }, (_, row) => at(40 + row * 66, 54));
  const items = rows.flatMap((row) => [
    { ...row, right: row.left + 290 },
    { ...row, left: row.left + 310 },
  ]);
  for (const target of items) {
    const box = boxOf(
      placed(
        target,
        items.filter((item) => item !== target),
      ),
    );
    expect(items.filter((item) => covers(box, item))).toEqual([]);
  }
});

test('never over the text that is typed, nor over the row above it', () => {
  const target = at(300, 20);
  const above = at(260, 28);
  const box = boxOf(textBarPosition({ target, others: [above, at(332, 28)], bounds, bar }));
  expect(covers(box, target) || covers(box, above)).toBe(false);
});
