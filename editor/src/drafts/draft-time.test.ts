import { expect, test } from 'vitest';
import { draftTime } from './draft-time.ts';

const NOW = Date.parse('2026-11-20T23:30:00Z');

test.each([
  ['2026-11-20T21:05:00Z', 'de las 3:05 p. m.'],
  ['2026-11-20T19:05:00Z', 'de la 1:05 p. m.'],
  ['2026-11-20T05:05:00Z', 'del 19 nov 2026, 11:05\u00a0p.\u00a0m.'],
])("%s on the bureau's clock", (at, texts) => {
  expect(draftTime(Date.parse(at), NOW)).toBe(texts);
});
