import { expect, test } from 'vitest';
import { describeOutcome } from './describe-outcome.ts';
import { addOutcomes, brokenRun } from './outcome.ts';

test('names the failures of all suites above the line that counts', () => {
  const unit = { passed: 3, failed: ['a.test.ts › group › adds'], skipped: 0 };
  const e2e = { passed: 2, failed: ['b.spec.ts › opens', 'b.spec.ts › closes'], skipped: 1 };
  expect(describeOutcome(addOutcomes([unit, e2e, brokenRun('browser › is not there')])).split('\n')).toEqual([
    'Failed:',
    '  a.test.ts › group › adds',
    '  b.spec.ts › opens',
    '  b.spec.ts › closes',
    '  browser › is not there',
    '',
    '5 passed, 4 failed, 1 skipped',
  ]);
});

test('is the line alone when nothing failed', () => {
  expect(describeOutcome({ passed: 4, failed: [], skipped: 0 })).toBe('4 passed, 0 failed');
});
