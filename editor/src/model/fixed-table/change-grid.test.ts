import { gridProblem, placedCells } from '@lienzo/schema/report/fixed-grid';
import { cellsOfTexts } from '@lienzo/schema/report/fixed-table-item';
import { inlineNodes, plainRichText, type RichText } from '@lienzo/schema/report/rich-text';
import { expect, it } from 'vitest';
import {
  alignColumn,
  fillCells,
  insertColumn,
  insertRow,
  mergeCell,
  removeColumn,
  removeRow,
  setColumnShare,
  splitCell,
  type TableChange,
} from './change-grid.ts';

type Table = Parameters<TableChange>[0];

const tableOf = (...rows: string[]): Table => {
  const celdas = cellsOfTexts(rows.map((row) => row.split(' ')));
  return { celdas, anchos: (celdas[0] ?? []).map(() => 10) };
};
const textOf = (text: RichText): string =>
  [...inlineNodes(text)].map((node) => (node.type === 'text' ? node.text : '')).join('+');
const idOf = (table: Table, text: string): string =>
  placedCells(table).find(({ cell }) => textOf(cell.texto) === text)?.cell.id ?? '';
/** `a b|c d`, `.` for a covered place, `-` for an empty cell. */
const drawn = ({ celdas }: Table): string =>
  celdas
    .map((row) => row.map((cell) => (cell === null ? '.' : textOf(cell.texto) || '-')).join(' '))
    .join('|');

it('rows and columns are inserted through merged cells and removed without them', () => {
  const table = tableOf('a b', 'c d', 'e f');
  const tall = mergeCell(idOf(table, 'a'), 'down')(table);
  expect(drawn(tall)).toBe('a+c b|. d|e f');
  expect(drawn(insertRow(1)(tall))).toBe('a+c b|. -|. d|e f');
  expect(drawn(removeRow(0)(tall))).toBe('a+c d|e f');
  expect(drawn(insertRow(3)(tall))).toBe('a+c b|. d|e f|- -');
  const wide = mergeCell(idOf(table, 'a'), 'right')(table);
  expect(drawn(insertColumn(1)(wide))).toBe('a+b . .|c - d|e - f');
  expect(drawn(removeColumn(0)(wide))).toBe('a+b|d|f');
});

it('merging takes cells whole and keeps their texts, separating gives the places back', () => {
  const table = tableOf('a b c', 'd e f');
  const once = mergeCell(idOf(table, 'b'), 'down')(table);
  const all = mergeCell(idOf(once, 'a'), 'right')(once);
  expect(drawn(all)).toBe('a+b+e+d . c|. . f');
  expect(gridProblem(all)).toBeNull();
  expect(drawn(splitCell(idOf(all, 'a+b+e+d'))(all))).toBe('a+b+e+d - c|- - f');
  expect(() => mergeCell(idOf(table, 'c'), 'right')(table)).toThrow('A la derecha no hay otra celda.');
});

it('pasted cells make the table as large as they need, and separate what is merged', () => {
  const table = tableOf('a b', 'c d');
  const merged = mergeCell(idOf(table, 'b'), 'down')(table);
  const texts = [
    ['1', '2'],
    ['3', '4'],
    ['5', '6'],
  ].map((row) => row.map(plainRichText));
  const filled = fillCells(idOf(merged, 'b+d'), texts)(merged);
  expect(drawn(filled)).toBe('a 1 2|c 3 4|- 5 6');
  expect(filled.anchos).toEqual([10, 10, 10]);
  const tooMany = Array.from({ length: 200 }, () => [plainRichText('x')]);
  expect(() => fillCells(idOf(merged, 'c'), tooMany)(merged)).toThrow('No se pegó nada');
});

it('a column is aligned and has a share of the width', () => {
  const table = alignColumn(1, 'right')(tableOf('a b', 'c d'));
  expect(table.celdas.map((row) => row.map((cell) => cell?.texto.content[0]))).toMatchObject([
    [{}, { attrs: { textAlign: 'right' } }],
    [{}, { attrs: { textAlign: 'right' } }],
  ]);
  // A new row is aligned as the one above it.
  expect(insertRow(2)(table).celdas[2]?.[1]?.texto.content[0]).toMatchObject({
    attrs: { textAlign: 'right' },
  });
  expect(setColumnShare(0, 20)(table).anchos).toEqual([200, 800]);
});

it('is valid after any changes', () => {
  let seed = 7;
  const below = (limit: number): number => {
    seed = (seed * 48_271) % 2_147_483_647;
    return seed % limit;
  };
  for (let round = 0; round < 40; round += 1) {
    let table = tableOf('a b c', 'd e f', 'g h i');
    for (let step = 0; step < 25; step += 1) {
      const cells = placedCells(table);
      const { cell } = cells[below(cells.length)] ?? { cell: { id: '' } };
      const rows = table.celdas.length;
      const columns = table.anchos.length;
      const changes: TableChange[] = [
        insertRow(below(rows + 1)),
        insertColumn(below(columns + 1)),
        removeRow(below(rows)),
        removeColumn(below(columns)),
        mergeCell(cell.id, 'right'),
        mergeCell(cell.id, 'down'),
        splitCell(cell.id),
      ];
      try {
        table = changes[below(changes.length)]?.(table) ?? table;
      } catch {
        continue;
      }
      expect(gridProblem(table)).toBeNull();
    }
  }
});
