import { expect, test } from 'vitest';
import { describeSteps } from './describe-steps.ts';

const step = (name: string, output = '') => ({ name, passed: output === '', output, seconds: 1 });

test('names the failed checks, then what each of them printed last', () => {
  const lines = Array.from({ length: 62 }, (_, index) => `line ${index + 1}`);
  const described = describeSteps([
    step('lint'),
    step('types', '\u001b[31mTS2322\u001b[0m\n'),
    step('unused', lines.join('\n')),
  ]).split('\n');
  expect(described.slice(0, 5)).toEqual([
    'Failed checks: types, unused',
    '── npm run types',
    'TS2322',
    '── npm run unused',
    '… 2 lines before',
  ]);
  expect(described.at(5)).toBe('line 3');
  expect(described.at(-1)).toBe('line 62');
});

test('counts them when all passed', () => {
  expect(describeSteps([step('lint'), step('types')])).toBe('2 checks passed');
});
