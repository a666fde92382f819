import { expect, it } from 'vitest';
import { daysInWords } from './days-in-words.ts';

it.each([
  [[], ''],
  [['2026-11-05'], '5 nov'],
  [['2026-11-17', '2026-11-18', '2026-11-19'], '17–19 nov'],
  [['2026-12-31', '2027-01-01', '2027-01-04'], '31 dic–1 ene, 4 ene'],
])('%j', (days, texts) => {
  expect(daysInWords(days)).toBe(texts);
});
