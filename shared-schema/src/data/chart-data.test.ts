import { describe, expect, it } from 'vitest';
import { ChartAccumulator, type ChartQuestion, MAX_CATEGORIES } from './chart-data.ts';
import type { Cell, SelectedColumn } from './column.ts';

const column = (key: string, data_type: SelectedColumn['data_type']): SelectedColumn => ({
  column: key,
  data_type,
  readable_name: key,
});
const question = (over: Partial<ChartQuestion> = {}): ChartQuestion => ({
  categoria: column('a.centro', 'text'),
  valores: [column('a.costo', 'numeric')],
  agregacion: 'suma',
  orden: 'filas',
  own: {},
  ...over,
});
function gather(over: Partial<ChartQuestion>, ...rows: [Cell, Cell][]) {
  const gathering = new ChartAccumulator(question(over));
  for (const [centro, costo] of rows) gathering.add({ 'a.centro': centro, 'a.costo': costo });
  return gathering.result().points.map(({ label, values }) => [label, ...values]);
}

describe('the figures of a chart', () => {
  it('add up exactly by category, in the order of the rows', () => {
    expect(gather({}, ['B', '0.1'], ['A', '5'], ['B', '0.2'])).toEqual([
      ['B', '0.3'],
      ['A', '5'],
    ]);
  });

  it('leave empty values out of averages and name rows without category', () => {
    expect(gather({ agregacion: 'promedio' }, ['A', '10'], ['A', null], ['A', '20'], [null, '1'])).toEqual([
      ['A', '15'],
      ['Sin dato', '1'],
    ]);
    expect(gather({ agregacion: 'promedio' }, ['A', null])).toEqual([['A', null]]);
  });

  it('count rows where no value is chosen', () => {
    expect(gather({ agregacion: 'cuenta', valores: [] }, ['A', null], ['A', '1'])).toEqual([['A', '2']]);
  });

  it('keep the largest and gather the rest as others, averages over all of their rows', () => {
    const rows: [Cell, Cell][] = [
      ['A', '1'],
      ['B', '9'],
      ['C', '5'],
      ['C', '5'],
      ['D', '2'],
      ['D', '5'],
    ];
    expect(gather({ maximo: 2, orden: 'valor' }, ...rows)).toEqual([
      ['C', '10'],
      ['B', '9'],
      ['Otros', '8'],
    ]);
    expect(gather({ maximo: 2, agregacion: 'promedio' }, ...rows).at(-1)).toEqual(['Otros', '2.6666666667']);
  });

  it('never have more categories than can be told apart', () => {
    const rows = Array.from({ length: 200 }, (_, index): [Cell, Cell] => [`c${index}`, '1']);
    expect(gather({}, ...rows)).toHaveLength(MAX_CATEGORIES + 1);
  });

  it('stand by day or by name when asked', () => {
    const categoria = column('a.centro', 'date');
    expect(gather({ categoria, orden: 'categoria' }, ['2026-11-02', '1'], ['2026-10-30', '2'])).toEqual([
      ['30/10/2026', '2'],
      ['02/11/2026', '1'],
    ]);
  });
});
