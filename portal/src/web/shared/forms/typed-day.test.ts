import { expect, test } from 'vitest';
import { readTypedDay, showTypedDay } from './typed-day';

test.each([
  ['05/03/2026', '2026-03-05'],
  ['5/3/26', '2026-03-05'],
  ['5-mar-2026', '2026-03-05'],
  [' 05032026 ', '2026-03-05'],
  ['2026-03-05', '2026-03-05'],
  ['31/12/1975', '1975-12-31'],
])('%j is a day, day first', (typed, day) => {
  expect(readTypedDay(typed)).toBe(day);
});

test.each(['', '5/3', '30/02/2026', '13/13/2026', 'ayer', '0503'])('%j is none', (typed) => {
  expect(readTypedDay(typed)).toBeNull();
});

test('a day is shown as it is typed, anything else stays', () => {
  expect(showTypedDay('2026-03-05')).toBe('05/03/2026');
  expect(showTypedDay('30/02/2026')).toBe('30/02/2026');
  expect(showTypedDay('')).toBe('');
});
