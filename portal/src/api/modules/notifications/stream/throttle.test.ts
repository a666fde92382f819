import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { throttle } from './throttle.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

it('runs at once, then gathers what is asked until the gap is over', () => {
  let runs = 0;
  const one = throttle(() => {
    runs += 1;
  }, 1000);
  one.ask();
  expect(runs).toBe(1);
  for (let count = 0; count < 50; count += 1) one.ask();
  vi.advanceTimersByTime(999);
  expect(runs).toBe(1);
  vi.advanceTimersByTime(1);
  expect(runs).toBe(2);
  vi.advanceTimersByTime(5000);
  expect(runs).toBe(2);
  one.ask();
  expect(runs).toBe(3);
});

it('runs at most once a gap, however often it is asked', () => {
  let runs = 0;
  const one = throttle(() => {
    runs += 1;
  }, 1000);
  for (let millisecond = 0; millisecond < 10_000; millisecond += 10) {
    one.ask();
    vi.advanceTimersByTime(10);
  }
  expect(runs).toBe(11);
});

it('does nothing after its stop', () => {
  let runs = 0;
  const one = throttle(() => {
    runs += 1;
  }, 1000);
  one.ask();
  one.ask();
  one.stop();
  vi.advanceTimersByTime(5000);
  expect(runs).toBe(1);
  expect(vi.getTimerCount()).toBe(0);
});
