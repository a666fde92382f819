import { expect, test } from 'vitest';
import { pageEnds, type WholeBox } from './page-ends.ts';

const lines = (count: number, height: number): WholeBox[] =>
  Array.from({ length: count }, (_, at) => ({ top: at * height, bottom: (at + 1) * height - 2 }));
const around = (boxes: WholeBox[]) => (limit: number) =>
  boxes.filter(({ top, bottom }) => top < limit && bottom > limit);

test('pages end between lines, and each page begins where the one before ended', () => {
  const boxes = lines(30, 30);
  const ends = pageEnds(around(boxes), 900, 250);
  expect(ends).toEqual([240, 480, 720]);
});

test('a page end in a gap stays where it is', () => {
  expect(pageEnds(around(lines(20, 50)), 1000, 499)).toEqual([499, 998]);
});

test('what is higher than a page is divided', () => {
  expect(pageEnds(around([{ top: 100, bottom: 900 }]), 900, 300)).toEqual([100, 400, 700]);
});

test('content that fits has no page end', () => {
  expect(pageEnds(() => [], 250, 250)).toEqual([]);
});
