/** What comes in a cell, a name or a filter is somebody else's: however long it is, nobody waits for it. */

import { type AdditionalColumn, rowCompleter } from '@lienzo/schema/data/additional-column';
import { ChartAccumulator } from '@lienzo/schema/data/chart-data';
import { codeContentProblem } from '@lienzo/schema/data/code-content';
import {
  columnDataType,
  columnTotal,
  isDateType,
  isNumericType,
  namedFormat,
  type SelectedColumn,
} from '@lienzo/schema/data/column';
import { conditionalLooks } from '@lienzo/schema/data/conditional-style';
import { decimalOf } from '@lienzo/schema/data/exact-decimal';
import { type FilterCondition, styleConditionsFor } from '@lienzo/schema/data/filter-condition';
import { filterValueProblem, writeValues } from '@lienzo/schema/data/filter-values';
import { formatCell, formatMoment } from '@lienzo/schema/data/format';
import { hasUnseenLetters } from '@lienzo/schema/data/has-unseen-letters';
import { TotalsAccumulator } from '@lienzo/schema/data/totals';
import { isPlainDate } from '@lienzo/schema/payroll/plain-date';
import { describe, expect, it } from 'vitest';
import { ENORMOUS_VALUES } from './enormous-values.ts';
import { longestHold } from './longest-hold.ts';

/** What nobody notices, in milliseconds. */
const UNNOTICED = 100;
const KEY = 'employees.name';
const columnOf = (data_type: SelectedColumn['data_type']): SelectedColumn => ({
  column: KEY,
  data_type,
  readable_name: 'x',
});

function multiplied(value: string): void {
  const column: AdditionalColumn = {
    id: 'adicional-x',
    nombre: 'x',
    tipo: 'numero',
    operator: 'multiplicar',
    selected_columns: Array.from({ length: 20 }, () => KEY),
    valor: value.slice(0, 100),
    resultado: null,
  };
  for (const operator of ['sumar', 'restar', 'multiplicar', 'dividir'] as const)
    complete({ ...column, operator }, value);
  complete({ ...column, tipo: 'fecha', resultado: 'años' }, value);
}

const complete = (column: AdditionalColumn, value: string) =>
  rowCompleter({ additional_columns: [column], selected_columns: [] }, '2026-11-20')({ [KEY]: value });

const styled =
  (type: SelectedColumn['data_type'], condition: FilterCondition) =>
  (value: string): void => {
    const one = isNumericType(type) ? '1' : isDateType(type) ? '2026-11-20' : value.slice(0, 500);
    const valor = condition === 'entre' ? writeValues([one, one]) : one;
    const styles = Array.from({ length: 20 }, (_none, index) => ({
      id: `estilo-${index}`,
      column: KEY,
      condition,
      valor,
      alcance: 'fila' as const,
      bold: true,
    }));
    conditionalLooks(styles, [columnOf(type)], { [KEY]: value });
  };

function summed(value: string): void {
  for (const total of columnTotal.options)
    for (const type of ['numeric', 'date', 'text'] as const) {
      const totals = new TotalsAccumulator([{ ...columnOf(type), total }], new Map());
      totals.add({ [KEY]: value });
      totals.add({ [KEY]: `${value}1` });
      totals.result();
    }
}

function charted(value: string): void {
  const chart = new ChartAccumulator({
    categoria: columnOf('text'),
    valores: [columnOf('numeric')],
    agregacion: 'promedio',
    orden: 'categoria',
    own: {},
  });
  for (const end of ['a', 'b', 'c']) chart.add({ [KEY]: value + end });
  chart.result();
}

/** Each place that reads a value which somebody else wrote. */
const READERS: Record<string, (value: string) => void> = {
  'a number': (value) => void decimalOf(value),
  ...Object.fromEntries(
    namedFormat.options.flatMap((format) =>
      columnDataType.options.map((type) => [
        `${type} as ${format}`,
        (value: string) => void formatCell(value, type, format),
      ]),
    ),
  ),
  'a moment': (value) => void formatMoment(value),
  'a computed column': multiplied,
  ...Object.fromEntries(
    columnDataType.options.flatMap((type) =>
      styleConditionsFor(type).map((condition) => [
        `twenty styles of ${type}, ${condition}`,
        styled(type, condition),
      ]),
    ),
  ),
  totals: summed,
  'a chart': charted,
  'a QR': (value) => void codeContentProblem('qr', value),
  'a bar code': (value) => void codeContentProblem('code128', value),
  'a filter': (value) => columnDataType.options.forEach((type) => void filterValueProblem(type, value)),
  'a day': (value) => void isPlainDate(value),
  'a name': (value) => void hasUnseenLetters(value),
};

describe('a value of a megabyte keeps nobody waiting', () => {
  it.each(Object.entries(READERS))('%s', (_name, read) => {
    const slow = Object.entries(ENORMOUS_VALUES).flatMap(([name, value]) => {
      const retained = longestHold(() => read(value), UNNOTICED);
      return retained > UNNOTICED ? [`${name}: ${Math.round(retained)} passes`] : [];
    });
    expect(slow).toEqual([]);
  });
});

it('a number that is too long is shown as it came', () => {
  const digits = '1'.repeat(40_000);
  expect(formatCell(digits, 'numeric', 'moneda')).toBe(digits);
  expect(formatCell('9'.repeat(40), 'numeric', 'moneda')).toBe(`$9${',999'.repeat(13)}.00`);
});

it('an instant at the end of time is shown as it came', () => {
  expect(formatCell('-271821-04-20T00:00:00Z', 'timestamp', 'fecha_hora')).toBe('-271821-04-20T00:00:00Z');
});
