import { expect, it } from 'vitest';
import { writeManifest } from './write-manifest.ts';

/** The cell of a value as it is written. */
function written(value: string): string {
  const part = {
    ...{
      key: '1',
      ordinal: 0,
      value,
      name: 'a.pdf',
      recipient: null,
      digest: '',
      rows: 1,
      totals: [],
      notes: [],
    },
    ...{ sha256: '', start: 0, size: 0, state: 'made' as const, problem: null },
  };
  const bytes = writeManifest({
    column: 'employees.name',
    target: { kind: 'zip' },
    parts: [part],
    totals: { rows: { parts: '1', whole: '1' }, columns: [] },
  });
  const [, line = ''] = bytes.toString().split('\r\n');
  return line.replace(/^a\.pdf,/, '').replace(/,1,[^,]*,$/, '');
}

it.each([
  ['Ana', 'Ana'],
  ['=1+1', "'=1+1"],
  ['-12.50', '-12.50'],
  ['-1+1', "'-1+1"],
  ['a;=1+1', '"a;=1+1"'],
  ['a\t=1+1', '"a\t=1+1"'],
  ['Ruiz, Ana', '"Ruiz, Ana"'],
  ['"', '""""'],
])('%j is written as %j', (value, cell) => {
  expect(written(value)).toBe(cell);
});
