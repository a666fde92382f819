import { expect, test } from 'vitest';
import { itemOf, sampleDocument, uuidOf } from '../sample/sample-document.ts';
import { insertItems } from './insert-items.ts';
import { updateItem } from './update-item.ts';

const withImage = insertItems(sampleDocument([[]]), {
  items: [itemOf(1, 'imagen')],
  place: { into: 'section', section: 's0', index: 0 },
}).document;

test('sets fields and takes optional ones away', () => {
  const high = updateItem(withImage, {
    uuid: uuidOf(1),
    nombre: 'imagen',
    fields: { height: 90, alt: 'Logo' },
  });
  expect(high.document.items[uuidOf(1)]).toMatchObject({ height: 90, alt: 'Logo' });
  const free = updateItem(high.document, {
    uuid: uuidOf(1),
    nombre: 'imagen',
    fields: { height: undefined },
  });
  expect(free.document.items[uuidOf(1)]).not.toHaveProperty('height');
});

test('refuses a change meant for another kind', () => {
  expect(() => updateItem(withImage, { uuid: uuidOf(1), nombre: 'tabla', fields: { zebra: true } })).toThrow(
    'otra clase',
  );
});
