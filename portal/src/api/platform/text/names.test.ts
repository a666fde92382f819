import { expect, test } from 'vitest';
import { nameKey } from './name-key.ts';
import { sortKey } from './sort-key.ts';
import { textOfName } from './text-of-name.ts';

test('names that differ by case or Unicode form are one, those that differ by an accent are two', () => {
  expect(nameKey('NÓMINA.pdf')).toBe(nameKey('nómina.PDF'.normalize('NFD')));
  expect(nameKey('nomina')).not.toBe(nameKey('nómina'));
  expect(nameKey('I\u0307')).toBe(nameKey('İ'));
});

test('names sort as people expect: accents and case ignored, numbers by their value', () => {
  const names = [
    'Recibo 10',
    'árbol',
    'Recibo 2',
    'Zapata',
    'recibo 010 b',
    'Ñandú',
    'nube',
    '2026-09',
    '2026-10',
  ];
  const sorted = names
    .map((name) => ({ name, key: sortKey(name) }))
    .sort((one, other) => (one.key < other.key ? -1 : 1))
    .map(({ name }) => name);
  expect(sorted).toEqual([
    '2026-09',
    '2026-10',
    'árbol',
    'Ñandú',
    'nube',
    'Recibo 2',
    'Recibo 10',
    'recibo 010 b',
    'Zapata',
  ]);
});

test('the longest key of a name of 255 bytes fits in an index', () => {
  expect(sortKey('1a'.repeat(127)).length).toBeLessThan(600);
  expect(sortKey('9'.repeat(255)).startsWith('99')).toBe(true);
});

test('words of a name are folded and come once', () => {
  expect(textOfName('Nómina_2026 (nómina) – Peña.PDF')).toEqual(['nomina', '2026', 'pena', 'pdf']);
  expect(textOfName('¿?…')).toEqual([]);
});
