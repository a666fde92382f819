import { expect, it } from 'vitest';
import { ExactDecimal } from '../data/exact-decimal.ts';
import { splitAmount } from './split-amount.ts';

it.each([
  ['100', 3, ['33.34', '33.33', '33.33']],
  ['0.01', 2, ['0.01', '0.00']],
  ['1500.50', 1, ['1500.50']],
  ['7', 7, ['1.00', '1.00', '1.00', '1.00', '1.00', '1.00', '1.00']],
])('%s over %i dates', (amount, dates, parts) => {
  expect(splitAmount(amount, dates)).toEqual(parts);
});

it('sums to exactly the amount, in parts that differ by a cent at most', () => {
  for (let cents = 1; cents < 100_000_000; cents = cents * 3 + 7)
    for (const dates of [1, 2, 3, 7, 14, 15, 16, 31]) {
      const parts = splitAmount((cents / 100).toFixed(2), dates).map((part) => new ExactDecimal(part));
      expect(
        ExactDecimal.sum(...parts)
          .times(100)
          .toNumber(),
      ).toBe(cents);
      const range = ExactDecimal.max(...parts).minus(ExactDecimal.min(...parts));
      expect(range.lessThanOrEqualTo('0.01')).toBe(true);
    }
});

it.each(['0', '-1', '1.001', '', 'x', '1e3', '100000000'])('refuses %s', (amount) => {
  expect(() => splitAmount(amount, 2)).toThrow(RangeError);
});

it.each([0, -1, 1.5, Number.NaN])('refuses %d dates', (dates) => {
  expect(() => splitAmount('1', dates)).toThrow(RangeError);
});
