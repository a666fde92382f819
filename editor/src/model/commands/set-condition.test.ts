import { expect, test } from 'vitest';
import { sampleDocument, uuidOf } from '../sample/sample-document.ts';
import { setCondition } from './set-condition.ts';

test('sets the condition of several items, and takes it away', () => {
  const uuids = [uuidOf(1), uuidOf(2)];
  const conditional = setCondition(sampleDocument([[1, 2], [3]]), { uuids, formula: '1 > 0' }).document;
  expect(Object.values(conditional.items).map(({ mostrar_si }) => mostrar_si)).toEqual([
    '1 > 0',
    '1 > 0',
    undefined,
  ]);
  const { document } = setCondition(conditional, { uuids: [uuidOf(1)], formula: undefined });
  expect('mostrar_si' in (document.items[uuidOf(1)] ?? {})).toBe(false);
  expect(document.items[uuidOf(2)]?.mostrar_si).toBe('1 > 0');
});
