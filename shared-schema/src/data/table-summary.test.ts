import { expect, it } from 'vitest';
import type { Row } from './column.ts';
import { REST_KEY, type SummaryFunction, type SummaryQuestion } from './summary.ts';
import { summarisedRows, TableSummary } from './table-summary.ts';

const CENTER = 'cost_centers.cost_center';
const AMOUNT = 'payroll_lines.amount';

const measure = (funcion: SummaryFunction, own: string[] = [], column = AMOUNT) => ({
  ...{ id: `medida-${funcion}`, column, funcion, own },
  data_type: 'numeric' as const,
});

const question = (
  medidas: SummaryQuestion['medidas'],
  changes: Partial<SummaryQuestion> = {},
): SummaryQuestion => ({
  keys: [{ column: CENTER, data_type: 'text' }],
  path: [],
  medidas,
  derivadas: [],
  order: [{ column: CENTER, direction: 'asc' }],
  ...changes,
});

const row = (center: string | null, amount: string | null, changes: Row = {}): Row => ({
  [CENTER]: center,
  [AMOUNT]: amount,
  ...changes,
});

it('a group without a value has no sum, mean or extreme; a group of zeros has 0', () => {
  const all = (['suma', 'promedio', 'minimo', 'maximo', 'cuenta', 'distintos'] as const).map((one) =>
    measure(one),
  );
  const [north, south] = summarisedRows(question(all), [
    row('Norte', null),
    row('Norte', ''),
    row('Sur', '0'),
  ]);
  expect(north).toMatchObject({
    ...{ 'medida-suma': null, 'medida-promedio': null, 'medida-minimo': null, 'medida-maximo': null },
    ...{ 'medida-cuenta': 0, 'medida-distintos': 0 },
  });
  expect(south).toMatchObject({
    ...{ 'medida-suma': '0', 'medida-promedio': '0', 'medida-minimo': '0', 'medida-maximo': '0' },
    ...{ 'medida-cuenta': 1, 'medida-distintos': 1 },
  });
});

it('the totals of means and of distinct values are those of all rows, and come with each row', () => {
  const rows = summarisedRows(question([measure('promedio'), measure('distintos')]), [
    row('Norte', '1'),
    row('Sur', '1.00'),
    row('Sur', '2'),
    row('Sur', '4'),
  ]);
  expect(rows.map((one) => one['medida-promedio'])).toEqual(['1', '2.3333333333']);
  // Neither the mean of the means, 1.67, nor the sum of 1 and 3.
  for (const one of rows) expect([one['medida-promedio@0'], one['medida-distintos@0']]).toEqual(['2', 3]);
});

it('a value that rows repeat counts once in each group and once in the total', () => {
  const own = ['employees.id'];
  const rows = summarisedRows(question([measure('suma', own)]), [
    row('Norte', '500', { 'employees.id': 7 }),
    row('Norte', '500', { 'employees.id': 7 }),
    row('Sur', '500', { 'employees.id': 7 }),
    row('Sur', '300', { 'employees.id': 8 }),
  ]);
  expect(rows.map((one) => one['medida-suma'])).toEqual(['500', '800']);
  expect(rows.map((one) => one['medida-suma@0'])).toEqual(['800', '800']);
});

it('subtotals are of their groups, and of each page apart where the table is linked to one', () => {
  const keys = [
    { column: 'employees.id', data_type: 'integer' as const },
    { column: CENTER, data_type: 'text' as const },
  ];
  const asked = question([measure('suma')], { keys, path: [CENTER], detail: 'employees.id' });
  const rows = summarisedRows(asked, [
    row('Norte', '1', { 'employees.id': 7 }),
    row('Sur', '2', { 'employees.id': 7 }),
    row('Norte', '4', { 'employees.id': 8 }),
  ]);
  const valuesAt = (key: string) => rows.map((one) => one[`medida-suma${key}`]);
  expect([valuesAt(''), valuesAt('@0'), valuesAt('@1'), valuesAt('@0d'), valuesAt('@1d')]).toEqual([
    ['1', '4', '2'],
    ['7', '7', '7'],
    ['5', '5', '2'],
    ['3', '4', '3'],
    ['1', '4', '2'],
  ]);
});

it('values that read alike are one group: no text and empty text, an instant and its day, rounded numbers', () => {
  const groups = (column: SummaryQuestion['keys'][number], ...values: (string | null)[]) =>
    summarisedRows(
      question([measure('cuenta')], { keys: [column], order: [{ column: column.column, direction: 'asc' }] }),
      values.map((value) => ({ [column.column]: value, [AMOUNT]: '1' })),
    ).map((one) => [one[column.column], one['medida-cuenta']]);
  expect(groups({ column: CENTER, data_type: 'text' }, '', null, 'Ñ', 'N')).toEqual([
    ['N', 1],
    ['Ñ', 1],
    [null, 2],
  ]);
  const instant = { column: 'history.changed_at', data_type: 'timestamp' } as const;
  // The bureau's clock is six hours behind.
  expect(groups(instant, '2026-03-02T05:00:00Z', '2026-03-01T20:00:00Z', '2026-03-02T06:00:00Z')).toEqual([
    ['2026-03-01', 2],
    ['2026-03-02', 1],
  ]);
  const money = { column: 'employees.sbc', data_type: 'numeric', formato: 'moneda' } as const;
  expect(groups(money, '10.004', '9.995', '9.99')).toEqual([
    ['9.99', 1],
    ['10', 2],
  ]);
});

it('is sorted by measures, empty ones last in both directions', () => {
  const rows = [row('A', '2'), row('B', null), row('C', '10')];
  const sorted = (direction: 'asc' | 'desc') =>
    summarisedRows(question([measure('suma')], { order: [{ column: 'medida-suma', direction }] }), rows).map(
      (one) => one[CENTER],
    );
  expect(sorted('asc')).toEqual(['A', 'C', 'B']);
  expect(sorted('desc')).toEqual(['C', 'A', 'B']);
});

it('percentages are of all rows, running totals begin anew in each group, equal values share a place', () => {
  const derivadas = (['porcentaje', 'acumulado', 'posicion'] as const).map((funcion) => ({
    ...{ id: `medida-${funcion}`, medida: 'medida-suma', funcion },
  }));
  const keys = ['zone.zone', CENTER].map((column) => ({ column, data_type: 'text' as const }));
  const order = keys.map(({ column }) => ({ column, direction: 'asc' as const }));
  const rows = summarisedRows(
    question([measure('suma')], { keys, order, path: ['zone.zone'], derivadas }),
    [
      ['1', 'A', '10'],
      ['1', 'B', null],
      ['1', 'C', '20'],
      ['2', 'A', '10'],
    ].map(([zone = '', center = '', amount = null]) => ({ ...row(center, amount), 'zone.zone': zone })),
  );
  const valuesAt = (key: string) => rows.map((one) => one[`medida-${key}`]);
  expect(valuesAt('porcentaje')).toEqual(['25', null, '50', '25']);
  expect(valuesAt('porcentaje@1')).toEqual(['75', '75', '75', '25']);
  expect(valuesAt('porcentaje@0')).toEqual(['100', '100', '100', '100']);
  expect(valuesAt('acumulado')).toEqual(['10', '10', '30', '10']);
  expect(valuesAt('posicion')).toEqual([2, null, 1, 2]);
});

it('nothing has no percentages', () => {
  const derivadas = [{ id: 'medida-p', medida: 'medida-suma', funcion: 'porcentaje' as const }];
  const rows = summarisedRows(question([measure('suma')], { derivadas }), [row('A', '5'), row('B', '-5')]);
  expect(rows.map((one) => [one['medida-p'], one['medida-p@0']])).toEqual([
    [null, null],
    [null, null],
  ]);
});

it('the groups after the first ones are one, last, of all their rows, without a place of its own', () => {
  const derivadas = (['porcentaje', 'acumulado', 'posicion'] as const).map((funcion) => ({
    ...{ id: `medida-${funcion}`, medida: 'medida-suma', funcion },
  }));
  const all = [
    measure('suma'),
    measure('promedio'),
    measure('distintos'),
    measure('cuenta', ['employees.id']),
  ];
  const asked = question(all, {
    keys: [
      { column: CENTER, data_type: 'text' },
      { column: REST_KEY, data_type: 'integer' },
    ],
    order: [
      { column: REST_KEY, direction: 'asc' },
      { column: CENTER, direction: 'asc' },
    ],
    ...{ derivadas, primeros: { medida: 'medida-suma', n: 2 } },
  });
  const rows = summarisedRows(
    asked,
    [
      ['A', '1', 1],
      ['B', '40', 2],
      ['C', '2', 1],
      ['C', '1', 3],
      ['D', '56', 4],
      ['E', null, 5],
    ].map(([center, amount, id]) => ({
      [CENTER]: center ?? '',
      [AMOUNT]: amount ?? null,
      'employees.id': id ?? 0,
    })),
  );
  const valuesAt = (key: string) => rows.map((one) => one[key]);
  expect(valuesAt(CENTER)).toEqual(['B', 'D', 'Otros (3)']);
  expect(valuesAt('medida-suma')).toEqual(['40', '56', '4']);
  // The mean of 1, 2 and 1, not of the groups' means; the employee of A and C once.
  expect(valuesAt('medida-promedio').at(-1)).toBe('1.3333333333');
  expect([valuesAt('medida-distintos').at(-1), valuesAt('medida-cuenta').at(-1)]).toEqual([2, 2]);
  expect(valuesAt('medida-porcentaje')).toEqual(['40', '56', '4']);
  expect(valuesAt('medida-acumulado')).toEqual(['40', '96', '100']);
  expect(valuesAt('medida-posicion')).toEqual([2, 1, null]);
  expect(valuesAt('medida-suma@0')).toEqual(['100', '100', '100']);
});

it('refuses more groups than may be held', () => {
  const summary = new TableSummary(question([measure('suma')]));
  const fill = () => {
    for (let at = 0; at < 200_001; at += 1) summary.add(row(`Centro ${at}`, '1'));
  };
  expect(fill).toThrow('a summary holds more than 400000 groups and values');
});
