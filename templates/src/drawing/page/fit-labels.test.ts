import { expect, it } from 'vitest';
import { fitLabels } from './fit-labels.ts';

/** Labels of a height of 100 with content so high at its size, whose letters may become half as large. */
function fit(heights: readonly number[]) {
  const scales = heights.map(() => 1);
  const fitted = fitLabels({
    labels: heights.map((_, index) => index),
    overflows: (label) => (heights[label] ?? 0) * (scales[label] ?? 1) > 100,
    leastScale: () => 0.5,
    setScale: (label, scale) => {
      scales[label] = scale;
    },
    takeOut: () => undefined,
  });
  return { ...fitted, scales };
}

it('sets what does not fit smaller, no smaller than it may, and takes out what does not fit then', () => {
  const { smaller, own, scales } = fit([100, 110, 200, 201, 50]);
  expect([smaller, own]).toEqual([[1, 2], [3]]);
  expect(scales[1]).toBeCloseTo(0.88);
  expect([scales[0], scales[2], scales[3], scales[4]]).toEqual([1, 0.5, 1, 1]);
});
