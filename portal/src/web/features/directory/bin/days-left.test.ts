import { expect, it } from 'vitest';
import { daysLeft } from './days-left';

const now = Date.parse('2026-11-20T12:00:00Z');

it.each([
  ['2026-12-20T12:00:00Z', 30],
  ['2026-11-21T11:00:00Z', 1],
  ['2026-11-20T12:00:01Z', 1],
  ['2026-11-19T12:00:00Z', 0],
])('until %s are %d days', (expiresAt, days) => {
  expect(daysLeft(expiresAt, now)).toBe(days);
});
