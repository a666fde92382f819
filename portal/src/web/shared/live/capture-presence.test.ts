import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { capturePresence, namesPresent, observePresence, PRESENCE_MS } from './capture-presence';

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
