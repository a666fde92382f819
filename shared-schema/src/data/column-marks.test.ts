import { expect, it } from 'vitest';
import type { SelectedColumn } from './column.ts';
import { barPart, columnsToRange, isBeyond, RangeGathering, withBarScales } from './column-bar.ts';
import { cellIcon } from './column-icon.ts';
import type { ColumnMark, IconMark } from './column-mark.ts';
import { columnMarkProblem } from './column-mark-problem.ts';

const column = (marca: ColumnMark, data_type: SelectedColumn['data_type'] = 'numeric'): SelectedColumn => ({
  ...{ column: 'employees.sbc', data_type, readable_name: 'SBC', marca },
});
const bar = (minimo?: string, maximo?: string) => ({
  tipo: 'barra' as const,
  ...(minimo !== undefined && { minimo }),
  ...(maximo !== undefined && { maximo }),
});

it('a bar begins at zero and is as long as its value', () => {
  expect(barPart(bar('0', '200'), '50.00')).toEqual({ from: 0, width: 25, zero: null, beyond: null });
  expect(barPart(bar('0', '200'), 200)).toMatchObject({ from: 0, width: 100 });
  expect(barPart(bar('0', '200'), '0')).toMatchObject({ from: 0, width: 0, beyond: null });
  // Nobody takes a cent for nothing.
  expect(barPart(bar('0', '200'), '0.01')).toMatchObject({ from: 0, width: 1 });
  for (const nothing of [null, undefined, '', 'abc']) expect(barPart(bar('0', '200'), nothing)).toBeNull();
});

it('a negative value goes to the left of zero', () => {
  expect(barPart(bar('-100', '300'), '-50')).toEqual({ from: 12.5, width: 12.5, zero: 25, beyond: null });
  expect(barPart(bar('-100', '300'), '150')).toEqual({ from: 25, width: 37.5, zero: 25, beyond: null });
  expect(barPart(bar('-100', '300'), '-0.01')).toMatchObject({ from: 24, width: 1 });
  expect(barPart(bar('-300', '-100'), '-200')).toMatchObject({ from: 50, width: 50, zero: null });
});

it('a value beyond a typed scale fills it and says so', () => {
  expect(barPart(bar('0', '100'), '250')).toMatchObject({ from: 0, width: 100, beyond: 'derecha' });
  expect(barPart(bar('0', '100'), '-1')).toMatchObject({ width: 0, beyond: 'izquierda' });
  expect([isBeyond(bar('0', '100'), '250'), isBeyond(bar(undefined, '100'), '100')]).toEqual([true, false]);
});

it('a scale that is not typed is that of all rows, with zero', () => {
  const columns = [column(bar())];
  expect(columnsToRange([...columns, column(bar('0', '9')), column(bar(), 'text')])).toEqual([
    'employees.sbc',
  ]);
  const gathering = new RangeGathering(['employees.sbc']);
  for (const value of ['12.5', null, '99999999999999999.01', '3']) gathering.add({ 'employees.sbc': value });
  expect(withBarScales(columns, gathering.result())[0]?.marca).toEqual(bar('0', '99999999999999999.01'));
  const below = { 'employees.sbc': { min: '-8', max: '-2' } };
  expect(withBarScales(columns, below)[0]?.marca).toEqual(bar('-8', '0'));
  expect(withBarScales([column(bar(undefined, '50'))], below)[0]?.marca).toEqual(bar('-8', '50'));
  // Unknown: nothing is drawn instead of something wrong.
  expect(withBarScales(columns, {})).toEqual(columns);
  expect(barPart(bar(), '5')).toBeNull();
  const none = withBarScales(columns, new RangeGathering(['employees.sbc']).result())[0]?.marca;
  expect(none?.tipo === 'barra' && barPart(none, '0')).toBeNull();
});

const icons = (juego: IconMark['juego'], alto: string, medio: string, invertido?: true): IconMark => ({
  ...{ tipo: 'iconos', juego, alto, medio },
  ...(invertido && { invertido }),
});
const signs = (mark: IconMark, values: (string | number | null)[]) =>
  values.map((value) => cellIcon(column(mark), value)?.sign ?? null);

it('icons follow exact limits, and differ by their shapes', () => {
  expect(signs(icons('flechas', '0', '0'), ['0.01', '0', '-0.01', null, 'x'])).toEqual([
    ...['▲', '▶', '▼', null, null],
  ]);
  expect(signs(icons('semaforo', '90', '70'), ['90', '89.999', 70, 69])).toEqual(['●', '▲', '▲', '◆']);
  expect(signs(icons('verificacion', '1', '0.5', true), ['1', '0.5', '0'])).toEqual(['✖', '!', '✔']);
  expect(cellIcon(column(icons('semaforo', '1', '0'), 'text'), '5')).toBeNull();
  expect(cellIcon(column(icons('flechas', '0', '0')), '5')?.words).toBe('Arriba');
});

it.each([
  [column(bar(), 'text'), 'las barras y los iconos son para números; quítalos.'],
  [column(bar('5', '5')), 'el máximo de su barra debe ser mayor que el mínimo.'],
  [column(bar('5', 'mucho')), 'escribe los límites con números, por ejemplo 1500.50.'],
  [column(icons('flechas', '', '0')), 'escribe los límites con números, por ejemplo 1500.50.'],
  [column(icons('semaforo', '1', '2')), 'el límite del primer icono no puede ser menor que el del segundo.'],
  [column(bar('-5')), null],
  [column(icons('semaforo', '2', '2')), null],
])('what is wrong with a mark is said: %#', (one, problem) => {
  expect(columnMarkProblem(one)).toBe(problem);
});
