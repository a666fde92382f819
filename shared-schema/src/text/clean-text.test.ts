import { expect, test } from 'vitest';
import { cleanKey, cleanText, invisibleCharacters } from './clean-text.ts';

test('text is composed, and holds nothing that nobody sees', () => {
  expect(cleanText('So\u200bfi\u0301a')).toBe('Sofía');
  expect(cleanText('\ufeff5402 ')).toBe('5402');
  expect(cleanText('  Ana\r\n Lucía\u00a0\u00a0Cano\t')).toBe('Ana Lucía Cano');
  expect(cleanText('Prieto\u00ad\u0002 Vela')).toBe('Prieto Vela');
  expect(cleanText('Mun\u0303oz')).toHaveLength(5);
  // A mark that was apart from its letter by something invisible joins it.
  expect(cleanText('Mun\u200b\u0303oz')).toBe('Muñoz');
  expect(cleanText('María del Carmen O’Farrill-García')).toBe('María del Carmen O’Farrill-García');
});

test('cleaning twice changes nothing more', () => {
  for (const text of ['a \u200b b', '\u0085x\u2028y', 'e\u0301\u200d', ' \ufeff ', 'x\ud800y'])
    expect(cleanText(cleanText(text))).toBe(cleanText(text));
});

test('keys lose what people write between their groups', () => {
  expect(cleanKey('56-91-00-0016-7')).toBe('56910000167');
  expect(cleanKey('cads\u2011910517 Z77')).toBe('CADS910517Z77');
  expect(cleanKey('P&G010101AB0')).toBe('P&G010101AB0');
  expect(cleanKey('ÑAÑE 910517.Z71')).toBe('ÑAÑE910517Z71');
});

test('what nobody sees has a name', () => {
  expect(invisibleCharacters('So\u200bfía\u200b\ufeff\u0002')).toEqual([
    'U+200B espacio de ancho cero',
    'U+FEFF marca de orden de bytes',
    'U+0002 carácter de control',
  ]);
  expect(invisibleCharacters('Ana\nLucía')).toEqual([]);
});
