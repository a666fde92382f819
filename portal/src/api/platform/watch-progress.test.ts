import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { watchProgress } from './watch-progress.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

const stuck = new Error('it has stopped');
const watch = () => watchProgress(1_000, () => stuck);

it('aborts once nothing has moved for as long as allowed', () => {
  const work = watch();
  for (let moves = 0; moves < 5; moves += 1) {
    vi.advanceTimersByTime(999);
    expect(work.signal.aborted).toBe(false);
    work.moved();
  }
  vi.advanceTimersByTime(1_000);
  expect(work.signal.reason).toBe(stuck);
});

it('allows more silence while the work says that it needs it, and no more afterwards', async () => {
  const work = watch();
  const printed = Promise.withResolvers<void>();
  const admitted = Promise.withResolvers<void>();
  const printing = work.patiently(5_000, () => printed.promise);
  const waiting = work.patiently(Number.POSITIVE_INFINITY, () => admitted.promise);
  vi.advanceTimersByTime(60_000);
  admitted.resolve();
  await waiting;
  vi.advanceTimersByTime(4_999);
  expect(work.signal.aborted).toBe(false);
  printed.resolve();
  await printing;
  vi.advanceTimersByTime(999);
  expect(work.signal.aborted).toBe(false);
  vi.advanceTimersByTime(1);
  expect(work.signal.aborted).toBe(true);
});

it('is silent for good once it is disposed of', async () => {
  const ended = Promise.withResolvers<void>();
  const work = watch();
  const waiting = work.patiently(2_000, () => ended.promise);
  work[Symbol.dispose]();
  ended.resolve();
  await waiting;
  work.moved();
  expect(vi.getTimerCount()).toBe(0);
});
