import { expect, it } from 'vitest';
import { readTypedNumber, typedNumber } from './typed-number.ts';

it.each([
  ['1234.5', '1234.5'],
  [' $1,234.50 ', '1234.50'],
  ['$ 1,234.50', '1234.50'],
  ['12,345,678', '12345678'],
  ['1.234,50', '1234.50'],
  ['1.234.567', '1234567'],
  ['1 234,50', '1234.50'],
  ['1\u00a0234\u00a0567.5', '1234567.5'],
  ['1,5', '1.5'],
  ['100,50', '100.50'],
  ['0,500', '0.500'],
  ['1,234', '1234'],
  ['1,2345', '1.2345'],
  ['2,', '2'],
  ['.5', '0.5'],
  [',5', '0.5'],
  ['5.', '5'],
  ['007', '7'],
  ['0', '0'],
  ['0.00', '0.00'],
  ['-3', '-3'],
  ['-$1,234.50', '-1234.50'],
  ['', ''],
  [' - ', ''],
])('an amount typed as %j is %j', (typed, meant) => expect(typedNumber(typed, 2)).toBe(meant));

it.each(['doce', '1,23,4', '1 5', '12 34', '1.2.3', '1e5', '0x10', '1,234,5', '1..5', ',', '9'.repeat(41)])(
  '%j is no number',
  (typed) => expect(readTypedNumber(typed, 2)).toEqual({ kind: 'wrong' }),
);

it('a separator that may stand for thousands or for decimals is asked about', () => {
  const either = { kind: 'ambiguous', readings: ['1234', '1.234'] };
  // An amount has no three decimals, so this is a slip or the thousands of other countries.
  expect(readTypedNumber('1.234', 2)).toEqual(either);
  expect(readTypedNumber('1,234', 4)).toEqual(either);
  expect(readTypedNumber('-1,234', 4)).toEqual({ kind: 'ambiguous', readings: ['-1234', '-1.234'] });
  expect(typedNumber('1.234', 2)).toBe('1.234');
});

it('a point before three decimals that the field takes is a decimal point', () =>
  expect(readTypedNumber('7.588', 5)).toEqual({ kind: 'number', value: '7.588' }));

it('no way of writing a number makes another one of it', () => {
  for (const [whole, cents] of [
    [0, 5],
    [1, 50],
    [12, 34],
    [1234, 5],
    [999_999, 99],
    [12_345_678, 0],
  ] as const) {
    const value = `${whole}.${String(cents).padStart(2, '0')}`;
    for (const locale of ['en-US', 'es-MX', 'de-DE', 'fr-FR', 'es-ES']) {
      const written = Number(value).toLocaleString(locale, { minimumFractionDigits: 2 });
      expect(typedNumber(written, 2), `${written} (${locale})`).toBe(value);
    }
  }
});
