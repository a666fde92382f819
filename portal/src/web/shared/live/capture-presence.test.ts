import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { capturePresence, hasArrival, namesPresent, observePresence, PRESENCE_MS } from './capture-presence';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
  capturePresence.setState({ present: new Map() });
});

const names = (...periods: number[]) => namesPresent(capturePresence.getState().present, periods, Date.now());

test('names who has a period open, once, until they leave or fall silent', () => {
  const ana = { user_id: 'a', name: 'Ana' };
  observePresence('present', { period_id: 1, ...ana });
  observePresence('present', { period_id: 2, ...ana });
  observePresence('present', { period_id: 2, user_id: 'l', name: 'Luis' });
  expect(names(1, 2)).toEqual(['Ana', 'Luis']);
  expect(names(1)).toEqual(['Ana']);
  observePresence('left', { period_id: 2, user_id: 'l', name: 'Luis' });
  expect(names(2)).toEqual(['Ana']);
  vi.advanceTimersByTime(PRESENCE_MS);
  expect(names(1, 2)).toEqual([]);
});

test('somebody arrives who was not there, or had fallen silent', () => {
  const arrives = (kind: 'present' | 'left', periods: number[]): boolean => {
    const before = capturePresence.getState().present;
    observePresence(kind, { period_id: 1, user_id: 'a', name: 'Ana' });
    return hasArrival(capturePresence.getState().present, before, periods);
  };
  expect(arrives('present', [1])).toBe(true);
  expect(arrives('present', [1])).toBe(false);
  expect(arrives('left', [1])).toBe(false);
  expect(arrives('present', [2])).toBe(false);
  vi.advanceTimersByTime(PRESENCE_MS);
  expect(arrives('present', [1])).toBe(true);
});
