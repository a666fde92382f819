/** Numbers that people type go through `readTypedNumber` alone: another parser makes 15 of "1,5". */
import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const SOURCES = globSync('{shared-schema,templates,editor,portal}/src/**/*.{ts,tsx}').filter(
  (file) => !/\.test\.tsx?$|\/testing\//.test(file),
);

/** What reads or cleans a number by itself, and the files that may. */
const PARSERS: readonly { what: string; pattern: RegExp; allowed: readonly string[] }[] = [
  {
    what: 'Mantine’s own field of numbers, which drops the comma',
    pattern: /\bNumberInput\b|type="number"/,
    allowed: [],
  },
  {
    what: 'a field for a number',
    pattern: /inputMode=("(decimal|numeric)"|\{)/,
    allowed: ['editor/src/controls/BoundedNumber.tsx', 'editor/src/controls/NumberField.tsx'],
  },
  {
    what: 'separators taken out or exchanged',
    pattern: /\.replace(All)?\((','|'\.'|\/,\/g?|\/\[,\.\]\/g?), *('\.'|'')/,
    allowed: ['shared-schema/src/data/typed-number.ts'],
  },
  {
    what: 'a float read from a text',
    pattern: /\bparseFloat\(/,
    // Lengths of CSS.
    allowed: ['editor/src/canvas/columns/use-column-drag.ts', 'editor/src/preview/fit-drawn-labels.ts'],
  },
];

test.each(PARSERS)('$what is only where it belongs', ({ pattern, allowed }) => {
  const matches = SOURCES.filter((file) => pattern.test(readFileSync(file, 'utf8')));
  expect(matches.toSorted()).toEqual(allowed);
});

test('the patterns find what they look for', () => {
  const wrong = [
    '<NumberInput',
    'inputMode="decimal"',
    `value.replaceAll(',', '')`,
    'Number.parseFloat(text)',
  ];
  expect(PARSERS.map(({ pattern }, at) => pattern.test(wrong[at] ?? ''))).toEqual([true, true, true, true]);
});
