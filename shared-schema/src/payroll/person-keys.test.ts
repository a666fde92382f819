import { expect, test } from 'vitest';
import { identityKeys, numberKey, restoreClabe, restoreNss } from './person-keys.ts';

test('numbers are equal with and without leading zeros, in both cases and forms of letters', () => {
  expect(new Set(['0061', '61', ' 061 ', '00061', '6\u200b1'].map(numberKey))).toEqual(new Set(['61']));
  expect(numberKey('n\u0303-1')).toBe(numberKey('Ñ-1'));
  expect(numberKey('000')).toBe('0');
  expect(numberKey('A01')).not.toBe(numberKey('A1'));
  expect(numberKey('610')).not.toBe(numberKey('61'));
});

test('an NSS that lost its leading zero gets it back only if its digit then matches', () => {
  expect(restoreNss('3910000268')).toBe('03910000268');
  expect(restoreNss('3910000269')).toBe('3910000269');
  expect(restoreNss('56-91-00-0016-7')).toBe('56910000167');
  expect(restoreNss('43910000033')).toBe('43910000033');
});

test('a CLABE likewise', () => {
  expect(restoreClabe('2180000118359710')).toBe('002180000118359710');
  expect(restoreClabe('2180000118359711')).toBe('2180000118359711');
  expect(restoreClabe('012180000000000154')).toBe('012180000000000154');
});

test('what everybody shares identifies nobody', () => {
  expect(identityKeys({ ssn: '', curp: '', rfc: 'XAXX010101000' })).toEqual({
    ssn: null,
    curp: null,
    rfc: null,
  });
  expect(identityKeys({ ssn: '00000000000', curp: 'X', rfc: 'ROTN910517' })).toEqual({
    ssn: null,
    curp: null,
    rfc: null,
  });
  expect(identityKeys({ ssn: '3910000268', curp: 'samb910517hdflrr06', rfc: 'SAMB-910517-Z7A' })).toEqual({
    ssn: '03910000268',
    curp: 'SAMB910517HDFLRR06',
    rfc: 'SAMB910517Z7A',
  });
});
