import type { SelectedColumn } from '@lienzo/schema/data/column';
import { describe, expect, it, test } from 'vitest';
import { textWidth } from '../text/text-width.ts';
import { columnWidths, minimumColumnWidths } from './column-widths.ts';

const column = (over: Partial<SelectedColumn>): SelectedColumn => ({
  column: 'employees.name',
  data_type: 'text',
  readable_name: 'Nombre',
  ...over,
});
const money = column({
  column: 'employees.sbc',
  data_type: 'numeric',
  readable_name: 'SBC',
  formato: 'moneda',
});
const same = <Value>(value: Value): Value => value;

describe('the widths of a table’s columns', () => {
  it('fill the table and favour the longer text', () => {
    const rows = [{ 'employees.name': 'Una persona con un nombre muy largo', 'employees.sbc': '1.00' }];
    const [name = 0, figure = 0] = columnWidths([column({}), money], rows, 500, 9, same);
    expect(name + figure).toBeCloseTo(100, 1);
    expect(name).toBeGreaterThan(figure);
  });

  it('keep the widths that the author gave', () => {
    const widths = columnWidths([column({ ancho: 30 }), money], [], 500, 9, same);
    expect(widths[0]).toBeCloseTo(30, 1);
  });

  it('leave a number unbroken where a text must wrap', () => {
    const long = 'palabras y más palabras que no caben en una sola línea de la tabla '.repeat(3);
    const rows = [{ 'employees.name': long, 'employees.sbc': '1234567.89' }];
    const [, figure = 0] = columnWidths([column({}), money], rows, 200, 9, same);
    expect((figure / 100) * 200).toBeGreaterThan(11 * 0.6 * 9 * 0.85);
  });
});

test('the minimum of a column holds its longest word or figure, however long its texts are', () => {
  const rows = [
    { 'employees.name': 'Ana Luz', 'employees.sbc': '1234567.89' },
    { 'employees.name': 'Una persona con muchos apellidos', 'employees.sbc': '1.00' },
  ];
  const [name = 0, figure = 0] = minimumColumnWidths([column({}), money], rows, 10, same);
  expect(name).toBeGreaterThan(textWidth('apellidos') * 10);
  expect(name).toBeLessThan(textWidth('muchos apellidos') * 10);
  expect(figure).toBeGreaterThan(textWidth('$1,234,567.89') * 10);
});
