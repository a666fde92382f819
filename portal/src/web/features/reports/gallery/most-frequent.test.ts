import { expect, it } from 'vitest';
import { mostFrequent } from './most-frequent';

it('gives the word that comes most often, the first of several', () => {
  expect(mostFrequent(['Q1', 'S1', 'S1', 'Q1', 'S1'])).toBe('S1');
  expect(mostFrequent(['Q1', 'S1', 'S1', 'Q1'])).toBe('Q1');
  expect(mostFrequent([])).toBeUndefined();
});
