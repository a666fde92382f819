import { expect, test } from 'vitest';
import type { Box } from '../store/slices/drag-slice.ts';
import { barPlace } from './bar-place.ts';

const bar = { width: 200, height: 36 };
const bounds = { left: 0, right: 800, top: 0 };
const at = (top: number, height: number, left = 100, width = 600): Box => ({
  left,
  top,
  right: left + width,
  bottom: top + height,
});

/** The bar's own box. */
function boxOf(target: Box, others: Box[], inside = true): Box {
  const { left, top, below } = barPlace({ target, others, bounds, bar, alignRight: true, inside });
  const upper = below ? top : top - bar.height;
  return { left, top: upper, right: left + bar.width, bottom: upper + bar.height };
}

const covers = (a: Box, b: Box): boolean =>
  a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;

test('above its target where nothing is there', () => {
  expect(boxOf(at(300, 40), [at(100, 100)]).bottom).toBe(290);
});

test('below where a row stands close above, or the stage ends', () => {
  expect(boxOf(at(300, 40), [at(200, 88)]).top).toBe(350);
  expect(boxOf(at(10, 40), []).top).toBe(60);
});

test('above the first page where there is room for it', () => {
  const target = at(30, 40);
  const { top, below } = barPlace({
    target,
    others: [at(82, 100)],
    bounds: { ...bounds, top: -24 },
    bar,
    alignRight: true,
    inside: true,
  });
  expect({ top, below }).toEqual({ top: 20, below: false });
});

test('below, and never over the row above, where rows stand close on both sides of a low one', () => {
  const above = at(260, 28);
  const box = boxOf(at(300, 20), [above, at(332, 28)]);
  expect(covers(box, above)).toBe(false);
  expect(box.top).toBe(330);
});

test('inside at the right where rows stand close on both sides', () => {
  const target = at(300, 80);
  const box = boxOf(target, [at(200, 88), at(392, 100)]);
  expect(box).toMatchObject({ top: 304, right: 696 });
});

test('inside a table below its head, where the table is high enough', () => {
  const around = [at(200, 88), at(392, 100)];
  const topWith = (head: number): number =>
    barPlace({ target: at(300, 80), others: around, bounds, bar, alignRight: true, inside: true, head }).top;
  expect(topWith(20)).toBe(324);
  expect(topWith(60)).toBe(304);
});

test('on a dense page it covers no other item, as long as the selected one is high enough to hold it', () => {
  const rows = Array.from({ length: 12 }, (_, row) => at(40 + row * 66, 54));
  const items = rows.flatMap((row) => [
    { ...row, right: row.left + 290 },
    { ...row, left: row.left + 310 },
  ]);
  for (const target of items) {
    const others = items.filter((item) => item !== target);
    const box = boxOf(target, others);
    expect(others.filter((other) => covers(box, other))).toEqual([]);
  }
});

test('never over the text that is typed', () => {
  const target = at(300, 80);
  const box = boxOf(target, [at(200, 88), at(392, 100)], false);
  expect(covers(box, target)).toBe(false);
});
