import { CATALOG_TABLES } from '@lienzo/schema/data/catalog';
import { newItem } from '@lienzo/schema/report/new-item';
import { expect, test } from 'vitest';
import { insertItems } from '../commands/insert-items.ts';
import { sampleDocument } from '../sample/sample-document.ts';
import { chipName, suggestedChips } from './suggested-chips.ts';

const text = newItem('texto_dinamico');
const alone = newItem('texto');
const parametros = (['Periodo de pago', 'Nómina'] as const).map((nombre) => ({
  id: nombre.slice(0, 3).toLowerCase(),
  nombre,
  tipo: 'texto' as const,
  requerido: true,
}));

function namesFor(item: typeof text | typeof alone | null, search: string): string[] {
  const document = insertItems(sampleDocument([[]]), {
    items: [item ?? alone],
    place: { into: 'section', section: 's0', index: 0 },
  }).document;
  const known = { edit: { document: { ...document, parametros } }, tables: CATALOG_TABLES };
  return suggestedChips(known, item?.uuid ?? null, search).map(chipName);
}

test('a text is offered parameters after columns, and without rows parameters alone', () => {
  const names = namesFor(text, '');
  expect(names.slice(-2)).toEqual(['Periodo de pago', 'Nómina']);
  expect(names.length).toBeGreaterThan(10);
  expect(namesFor(alone, '')).toEqual(['Periodo de pago', 'Nómina']);
  expect(namesFor(null, '')).toEqual(['Periodo de pago', 'Nómina']);
});

test('what begins with the words that were typed stands first, whatever their accents', () => {
  expect(namesFor(text, 'periodo de p')[0]).toBe('Periodo de pago');
  expect(namesFor(null, 'nomi')).toEqual(['Nómina']);
  expect(namesFor(null, 'nada así')).toEqual([]);
});
