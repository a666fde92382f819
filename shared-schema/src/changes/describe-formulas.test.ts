import { describe, expect, it } from 'vitest';
import type { ReportItem } from '../report/item.ts';
import { newItem } from '../report/new-item.ts';
import { emptyReport, type ReportDocument } from '../report/report.ts';
import { describeChanges } from './describe-changes.ts';
import { diffReports } from './diff-reports.ts';

const TABLE = '11111111-1111-4111-8111-111111111111';
const BLOCK = '22222222-2222-4222-8222-222222222222';
const sum = (column: string): string => `SUMA([${TABLE}.employees.${column}])`;

const table = (alias?: string): ReportItem => ({
  ...newItem('tabla', TABLE),
  selected_tables: ['employees'],
  selected_columns: [
    { column: 'employees.sbc', data_type: 'numeric', readable_name: 'Base' },
    { column: 'employees.daily_salary', data_type: 'numeric', readable_name: 'Diario' },
  ],
  ...(alias !== undefined && { alias }),
});
const reportOf = (...items: ReportItem[]): ReportDocument => ({
  ...emptyReport('Reporte'),
  layouts: items.map((item, index) => ({ index, separation: false, items: [item] })),
});
function changes(before: ReportItem[], after: ReportItem[]): string[] {
  const [one, other] = [reportOf(...before), reportOf(...after)];
  return describeChanges(one, other, diffReports(one, other));
}

describe('changes of formulas over tables', () => {
  it('of a text are told as people read them', () => {
    const text = newItem('texto');
    const saying = (formula: string): ReportItem => ({
      ...text,
      valor: {
        type: 'doc',
        content: [{ type: 'paragraph', content: [{ type: 'formula', attrs: { formula } }] }],
      },
    });
    const [sentence = ''] = changes([table(), saying(sum('sbc'))], [table(), saying(sum('daily_salary'))]);
    expect(sentence).toContain('[Tabla 1.Base]');
    expect(sentence).toContain('[Tabla 1.Diario]');
    expect(changes([table(), saying(sum('sbc'))], [table('Neto'), saying(sum('sbc'))])).toEqual([
      expect.stringContaining('el nombre en fórmulas'),
    ]);
  });

  it('of what is shown name the column or the section', () => {
    const item = table();
    if (item.nombre !== 'tabla') throw new Error('no table');
    const [first, ...others] = item.selected_columns;
    if (first === undefined) throw new Error('no column');
    const conditional = {
      ...item,
      selected_columns: [{ ...first, mostrar_si: `${sum('sbc')} > 0` }, ...others],
    };
    expect(changes([item], [conditional])).toEqual([
      'Cuándo se muestra la columna “Base” de la tabla “Empleados” pasó de “siempre” a “SUMA([Tabla 1.Base]) > 0”.',
    ]);
    const before = reportOf(item);
    const after = {
      ...before,
      layouts: before.layouts.map((one) => ({ ...one, mostrar_si: `${sum('sbc')} > 0` })),
    };
    expect(describeChanges(before, after, diffReports(before, after))).toEqual([
      'Cuándo se muestra la sección de la tabla “Empleados” pasó de “siempre” a “SUMA([Tabla 1.Base]) > 0”.',
    ]);
  });

  it('of an indicator name it', () => {
    const item = { ...newItem('indicador'), etiqueta: 'Neto', formula: sum('sbc') };
    expect(changes([table(), item], [table(), { ...item, formula: sum('daily_salary') }])).toEqual([
      'La fórmula del indicador “Neto” pasó de “SUMA([Tabla 1.Base])” a “SUMA([Tabla 1.Diario])”.',
    ]);
  });

  it('of a block of totals name its rows', () => {
    const row = { id: 'fila-1', etiqueta: 'Subtotal', formula: sum('sbc'), destacada: false };
    const tax = { id: 'fila-2', etiqueta: 'IVA', formula: `[${BLOCK}.fila-1] * 16%`, destacada: false };
    const block = (...filas: (typeof row)[]): ReportItem => ({ ...newItem('totales', BLOCK), filas });
    expect(changes([table(), block(row)], [table(), block(row, tax)])).toEqual([
      'Se agregó la fila “IVA” del bloque de totales “Subtotal, IVA”.',
    ]);
    expect(
      changes(
        [table(), block(row, tax)],
        [table(), block(row, { ...tax, formula: `[${BLOCK}.fila-1] * 8%` })],
      ),
    ).toEqual(['La fórmula de “IVA” pasó de “Subtotal * 16%” a “Subtotal * 8%”.']);
  });
});
