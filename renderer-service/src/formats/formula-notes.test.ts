import { newItem } from '@lienzo/schema/report/new-item';
import { emptyReport } from '@lienzo/schema/report/report';
import { expect, it } from 'vitest';
import { formulaNotes } from './formula-notes.ts';

it('tells of formulas without a result, not of data that are missing', () => {
  const formula = (id: string, nombre: string, text: string) => ({
    ...{ id, nombre, tipo: 'formula' as const, operator: null, selected_columns: [] },
    ...{ valor: '', resultado: null, formula: text },
  });
  const additional_columns = [
    formula('adicional-1', 'Por hora', '[employees.daily_salary] / [employees.sbc]'),
    formula('adicional-2', 'Doble', '[employees.daily_salary] * 2'),
    formula('adicional-3', 'Oculta', '1 / 0'),
  ];
  const item = {
    ...newItem('tabla'),
    selected_tables: ['employees'],
    selected_columns: additional_columns
      .slice(0, 2)
      .map(({ id, nombre }) => ({ column: id, data_type: 'numeric' as const, readable_name: nombre })),
    additional_columns,
  };
  const row = (salary: string | null, sbc: string | null) => ({
    'employees.daily_salary': salary,
    'employees.sbc': sbc,
  });
  const notes = (rows: ReturnType<typeof row>[]) =>
    formulaNotes({
      report: { ...emptyReport('x'), layouts: [{ index: 0, separation: false, items: [item] }] },
      rows: { [item.uuid]: rows },
      ...{ today: '2026-11-26', author: '', now: new Date(), assets: {} },
    });
  expect(notes([row('1', '2'), row(null, '1'), row('1', null)])).toEqual([]);
  expect(notes([row('1', '0'), row('1', '2'), row(null, '1'), row('3', '0.00')])).toEqual([
    {
      code: 'formula_without_result',
      message:
        '“Por hora” no tiene resultado en 2 filas y ahí su celda va vacía: división entre cero. Usa SI.ERROR o corrige los datos.',
      field: item.uuid,
    },
  ]);
  const many = Array.from({ length: 6000 }, () => row('1', '0'));
  expect(notes(many)[0]?.message).toContain('en 2,500 filas o más');
});
