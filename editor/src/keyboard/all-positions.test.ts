import { expect, test } from 'vitest';
import { insertItems } from '../model/commands/insert-items.ts';
import { moveItems } from '../model/commands/move-items.ts';
import { itemOf, sampleDocument, uuidOf } from '../model/sample/sample-document.ts';
import { positionsFor, positionText, sectionPositions } from './all-positions.ts';

test('places come in reading order, full sections left out', () => {
  const row = sampleDocument([[1, 2], [3, 4, 5, 6, 7, 8], [9]]);
  const below = { into: 'column', section: 's1', column: 0, index: 1 } as const;
  const stacked = [4, 5, 6, 7, 8].reduce(
    (document, number) => moveItems(document, { uuids: [uuidOf(number)], place: below }).document,
    row,
  );
  const more = [10, 11].map((number) => itemOf(number));
  const { document } = insertItems(stacked, { items: more, place: below });
  expect(positionsFor(document, [uuidOf(1)]).map((position) => positionText(document, position))).toEqual([
    'Sección nueva al principio',
    'Sección 1, lugar 1 de 3',
    'Sección 1, lugar 2 de 3',
    'Sección 1, columna 2, apilado en el lugar 1 de 2',
    'Sección 1, columna 2, apilado en el lugar 2 de 2',
    'Sección 1, lugar 3 de 3',
    'Sección nueva entre las secciones 1 y 2',
    'Sección 2, lugar 1 de 2',
    'Sección 2, lugar 2 de 2',
    'Sección nueva entre las secciones 2 y 3',
    'Sección 3, lugar 1 de 2',
    'Sección 3, lugar 2 de 2',
    'Sección nueva al final',
  ]);
});

test('a section goes between any two', () => {
  const document = sampleDocument([[1], [2]]);
  expect(sectionPositions(document).map((target) => positionText(document, target))).toEqual([
    'Al principio',
    'Entre las secciones 1 y 2',
    'Al final',
  ]);
});
