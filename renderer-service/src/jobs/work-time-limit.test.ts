import { expect, it } from 'vitest';
import { workTimeLimit } from './work-time-limit.ts';

it.each([
  ['an ordinary report', { rows: 1_000, reports: 1 }, 2 ** 20, 30],
  ['HTML without rows', { rows: 0 }, 2_000, 30],
  ['rows', { rows: 11_000 }, 0, 230],
  ['megabytes', { rows: 0 }, 8 * 2 ** 20, 100],
  ['reports in one file', { rows: 0, reports: 200 }, 0, 220],
])('%s', (_name, job, bytes, seconds) => {
  expect(workTimeLimit(job, { bytes })).toBe(seconds * 1_000);
});
