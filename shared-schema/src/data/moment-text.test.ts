import { expect, test } from 'vitest';
import { momentText } from './moment-text.ts';

const NOW = new Date('2026-11-20T23:30:00Z');

test.each([
  ['2026-11-20T21:05:00Z', 'a las 3:05\u00a0p.\u00a0m.'],
  ['2026-11-20T19:05:00Z', 'a la 1:05\u00a0p.\u00a0m.'],
  ['2026-11-20T16:05:00Z', 'a las 10:05\u00a0a.\u00a0m.'],
  ['2026-11-20T05:05:00Z', 'el 19 nov 2026, 11:05\u00a0p.\u00a0m.'],
])("%s on the bureau's clock", (at, texts) => {
  expect(momentText(new Date(at), NOW)).toBe(texts);
});
