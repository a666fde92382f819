import { Decimal } from 'decimal.js';
import { expect, test } from 'vitest';
import { calculate } from './calculate.ts';
import { resultChanges } from './compare-results.ts';
import { captured, inputOf } from './testing/input-of.ts';

const plain = calculate(inputOf());
const bonus = calculate(inputOf({ incidents: [captured('P012', '1000.00')] }));
const limits = (pesos: number, percent: number) => ({
  pesos: new Decimal(pesos),
  percent: new Decimal(percent),
});
const people = (...all: [string, typeof plain][]) => new Map(all);

test('a change names its concepts, and what they add or take is the whole of it', () => {
  const [change] = resultChanges(people(['1', plain]), people(['1', bonus]), limits(100, 5));
  expect(change?.causes[0]).toEqual({ concept: 'P012', difference: '1000.00' });
  expect(change?.causes.map(({ concept }) => concept)).toEqual(['P012', 'D002']);
  const sum = Decimal.sum(0, ...(change?.causes ?? []).map(({ difference }) => difference));
  expect(sum.toFixed(2)).toBe(change?.difference);
});

test('what stays within either threshold is not told', () => {
  const changed = (pesos: number, percent: number) =>
    resultChanges(people(['1', plain]), people(['1', bonus]), limits(pesos, percent)).length;
  // 807.33 more of 6,592.88, that is 12.2 %.
  expect([changed(807, 12), changed(900, 12), changed(807, 13), changed(0, 0)]).toEqual([1, 0, 0, 1]);
  expect(resultChanges(people(['1', plain]), people(['1', plain]), limits(0, 0))).toEqual([]);
});

test('who comes and who leaves are told by the pesos alone, the largest first', () => {
  const changes = resultChanges(
    people(['1', plain], ['2', plain]),
    people(['2', bonus], ['3', bonus]),
    limits(500, 1000),
  );
  expect(changes.map(({ person, before, after }) => [person, before, after])).toEqual([
    ['3', null, bonus.totals.net],
    ['1', plain.totals.net, null],
  ]);
});
