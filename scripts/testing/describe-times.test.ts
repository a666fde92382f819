import { expect, test } from 'vitest';
import { describeTimes } from './describe-times.ts';

test('lists the slowest files of each suite', () => {
  const files = [
    { file: 'a.test.ts', tests: 3, seconds: 1.25, processorSeconds: 0.42 },
    { file: 'b.test.ts', tests: 1, seconds: 61 },
    { file: 'c.test.ts', tests: 2, seconds: 0.5 },
  ];
  const outcome = { passed: 5, failed: [{ name: 'a', reasons: [] }], flaky: [], skipped: 0, files };
  expect(describeTimes([{ name: 'unit', seconds: 40, outcome }], 2).split('\n')).toEqual([
    '    40.0 s  unit: 6 tests in 3 files',
    '    61.0 s    b.test.ts (1)',
    '     1.3 s    a.test.ts (3), processor 0.4 s',
  ]);
});
