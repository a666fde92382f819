import { expect, it } from 'vitest';
import { clampWidth, equalWidth, MAX_ITEMS_PER_SECTION, maxWidth } from './widths.ts';

it('gives each item 100 / n and never more than the section', () => {
  for (let count = 1; count <= MAX_ITEMS_PER_SECTION; count += 1)
    expect(equalWidth(count) * count).toBeLessThanOrEqual(100);
  expect(equalWidth(4)).toBe(25);
});

it('leaves an item the rest of the section plus its own width', () => {
  expect(maxWidth([30, 30, 20], 0)).toBe(50);
  expect(maxWidth([100], 0)).toBe(100);
});

it('brings a wish to steps of 5 between 15 and the maximum', () => {
  expect(clampWidth(52, 100)).toBe(50);
  expect(clampWidth(3, 100)).toBe(15);
  expect(clampWidth(98, 60)).toBe(60);
});
