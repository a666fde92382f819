import { textWidth } from '@lienzo/templates/drawing/text-width';
import { expect, it } from 'vitest';
import { alignCells } from './align-cells.ts';

const STOP = 8 * textWidth(' ');

/** Where each cell of a row begins, in tab stops, as a browser lays it out. */
function beginsOf(cells: readonly string[], separators: readonly string[]): number[] {
  let at = 0;
  return cells.map((text, index) => {
    const begin = at / STOP;
    at += textWidth(text);
    for (const sign of separators[index] ?? '')
      at = sign === '\t' ? (Math.floor(at / STOP) + 1) * STOP : at + textWidth(sign);
    return Math.round(begin * 100) / 100;
  });
}

it('the cells of a column begin at one tab stop, whatever stands before them', () => {
  const rows = [
    ['Nombre', 'Puesto', 'Sueldo'],
    ['Ana', 'Coordinadora de relaciones laborales', '1,200.00'],
    ['María Guadalupe Hernández Villanueva', '', '98,765.43'],
    ['iiiiiiii', 'Operador', '5.00'],
  ];
  const separators = alignCells(rows.map((row) => row.map((text) => ({ text, bold: false }))));
  const begins = rows.map((row, at) => beginsOf(row, separators[at] ?? []));
  for (const begin of begins) expect(begin).toEqual(begins[0]);
  expect(separators.map((row) => row.at(-1))).toEqual(['', '', '', '']);
});

it('rows may have fewer cells than others', () => {
  expect(alignCells([[{ text: 'Ana', bold: true }], []])).toEqual([[''], []]);
});
