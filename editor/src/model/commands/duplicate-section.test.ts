import { expect, test } from 'vitest';
import { rowsOf, sampleDocument, uuidOf, widthsOf } from '../sample/sample-document.ts';
import { duplicateSection } from './duplicate-section.ts';
import { resizeItem } from './resize-item.ts';
import { setCondition } from './set-condition.ts';
import { setSectionCondition } from './set-section-condition.ts';

test('copies items and widths below the original', () => {
  const start = resizeItem(sampleDocument([[1, 2], [3]]), { uuid: uuidOf(1), width: 30 }).document;
  const { document } = duplicateSection(start, { of: 's0', id: 'new', uuids: [uuidOf(8), uuidOf(9)] });
  expect(rowsOf(document)).toEqual([[1, 2], [8, 9], [3]]);
  expect(widthsOf(document)[1]).toEqual([30, 50]);
});

test('the condition and the formulas of a copy look at the copied table, others at theirs', () => {
  const start = sampleDocument([[1, 2], [3]]);
  const rowsOfTable = (number: number) => `FILAS([${uuidOf(number)}.employees.name]) > 0`;
  const conditional = setCondition(start, { uuids: [uuidOf(2)], formula: rowsOfTable(3) }).document;
  const own = setCondition(conditional, { uuids: [uuidOf(1)], formula: rowsOfTable(1) }).document;
  const whole = setSectionCondition(own, { id: 's0', formula: rowsOfTable(1) }).document;
  const { document } = duplicateSection(whole, { of: 's0', id: 'new', uuids: [uuidOf(8), uuidOf(9)] });
  expect(document.sections.new?.mostrar_si).toBe(rowsOfTable(8));
  expect(document.items[uuidOf(8)]?.mostrar_si).toBe(rowsOfTable(8));
  expect(document.items[uuidOf(9)]?.mostrar_si).toBe(rowsOfTable(3));
  expect(document.sections.s0?.mostrar_si).toBe(rowsOfTable(1));
});
