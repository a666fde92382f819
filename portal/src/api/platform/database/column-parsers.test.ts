import { expect, test } from 'vitest';
import { columnParsers } from './column-parsers.ts';

const TIMESTAMPTZ = 1184;

test.each([
  ['2026-11-20 16:40:00+00', '2026-11-20T16:40:00.000Z'],
  ['2026-11-20 16:40:00.1+00', '2026-11-20T16:40:00.100Z'],
  ['2026-11-20 16:40:00.123+00', '2026-11-20T16:40:00.123Z'],
  ['2026-11-20 16:40:00.123456+00', '2026-11-20T16:40:00.123Z'],
  ['2026-11-20 10:40:00.5-06', '2026-11-20T16:40:00.500Z'],
])('an instant arrives in UTC to the millisecond: %s', (text, instant) => {
  expect(columnParsers.getTypeParser(TIMESTAMPTZ)(text)).toBe(instant);
});
