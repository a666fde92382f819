import { expect, test } from 'vitest';
import { describeOutcome } from './describe-outcome.ts';
import { addOutcomes, brokenRun } from './outcome.ts';

test('names the failures of all suites above the line that counts', () => {
  const unit = {
    passed: 3,
    failed: [
      {
        name: 'a.test.ts › group › adds',
        reasons: ['\u001b[31mexpected 3\u001b[39m\n\n  to be 4', 'timed out'],
      },
    ],
    flaky: [],
    skipped: 0,
    files: [],
  };
  const e2e = {
    passed: 2,
    failed: ['opens', 'closes'].map((title) => ({ name: `b.spec.ts › ${title}`, reasons: [] })),
    flaky: [{ name: 'b.spec.ts › waits', reasons: ['too late'] }],
    skipped: 1,
    files: [],
  };
  expect(describeOutcome(addOutcomes([unit, e2e, brokenRun('browser › is not there')])).split('\n')).toEqual([
    'Passed only on another attempt:',
    '  b.spec.ts › waits',
    '      too late',
    '',
    'Failed:',
    '  a.test.ts › group › adds',
    '      expected 3',
    '        to be 4',
    '      timed out',
    '  b.spec.ts › opens',
    '  b.spec.ts › closes',
    '  browser › is not there',
    '',
    '5 passed, 4 failed, 1 skipped',
  ]);
});

test('is the line alone when nothing failed', () => {
  expect(describeOutcome({ passed: 4, failed: [], flaky: [], skipped: 0, files: [] })).toBe(
    '4 passed, 0 failed',
  );
});
