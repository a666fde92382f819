import { expect, test } from 'vitest';
import { evidenceOf } from './match-evidence.ts';

test.each([
  ['OL345678', ['otra.pdf', 'OL345678.pdf'], 'OL345678.pdf'],
  ['OL345678', ['incapacidad_ol345678 (1).PDF'], 'incapacidad_ol345678 (1).PDF'],
  ['OL345678', ['OL3456789.pdf', 'XOL345678.pdf'], undefined],
  ['', ['.pdf'], undefined],
])('the evidence of %s among %j', (folio, names, existing) => {
  expect(
    evidenceOf(
      folio,
      names.map((name) => ({ name })),
    )?.name,
  ).toBe(existing);
});
