import type { SelectedColumn } from '@lienzo/schema/data/column';
import { itemProblems } from '@lienzo/schema/report/item-problems';
import { rowsQueryOf } from '@lienzo/schema/report/rows-query';
import { afterEach, expect, test } from 'vitest';
import {
  addCrossColumn,
  columnsAt,
  hasRoomAt,
  moveCrossColumn,
  removeCrossColumn,
} from '../model/data-item/cross-columns.ts';
import { removeTable } from '../model/data-item/remove-table.ts';
import { addMeasure, changeMeasure, firstGroups, removeMeasure } from '../model/data-item/summarise.ts';
import { EditorDriver } from '../testing/editor-driver.ts';
import { change } from './changing.ts';
import { undo } from './undoing.ts';

let driver: EditorDriver | undefined;
afterEach(() => driver?.close());

const CENTER: SelectedColumn = {
  ...{ column: 'cost_centers.cost_center', data_type: 'text', readable_name: 'Centro' },
};
const DAY: SelectedColumn = { column: 'employees.hire_date', data_type: 'date', readable_name: 'Ingreso' };

function withCross() {
  const opened = new EditorDriver();
  driver = opened;
  const { uuid } = opened.add('tabla_cruzada');
  const fields = { selected_tables: ['employees', 'cost_centers'] };
  change(opened.store, { uuid, nombre: 'tabla_cruzada', fields }, 'cambiar');
  const cross = () => opened.item('tabla_cruzada');
  const run = (update: Parameters<typeof change>[1] | null) => {
    if (update !== null) change(opened.store, update, 'cruzar');
  };
  return { store: opened.store, cross, run };
}

test('rows, columns and measures are chosen one by one, until the table can be saved; each step is undone', () => {
  const { store, cross, run } = withCross();
  run(addCrossColumn(cross(), 'filas', CENTER));
  run(addCrossColumn(cross(), 'columnas', DAY));
  expect(itemProblems(cross(), []).map(({ message }) => message)).toEqual([
    'Elige al menos una medida para la tabla cruzada.',
  ]);
  run(addMeasure(cross(), 'employees.daily_salary'));
  expect(itemProblems(cross(), [])).toEqual([]);
  // Days that run across are months, days that name rows stay days.
  expect(columnsAt(cross(), 'columnas')).toEqual([{ ...DAY, formato: 'fecha_mes' }]);
  expect(rowsQueryOf(cross())?.resumen).toMatchObject({ columnas: [DAY.column] });
  const [measure] = cross().resumen.medidas;
  run(changeMeasure(cross(), measure?.id ?? '', 'promedio'));
  expect(cross().selected_columns.at(-1)?.readable_name).toBe('Promedio de Salario diario');
  undo(store);
  undo(store);
  expect(cross().resumen.medidas).toEqual([]);
  undo(store);
  expect(columnsAt(cross(), 'columnas')).toEqual([]);
});

test('a column goes to the other side, where there is room, without the order that it had', () => {
  const { store, cross, run } = withCross();
  run(addCrossColumn(cross(), 'filas', CENTER));
  const order_columns = [{ column: CENTER.column, direction: 'desc' as const }];
  run({ uuid: cross().uuid, nombre: 'tabla_cruzada', fields: { order_columns } });
  run(moveCrossColumn(cross(), CENTER.column));
  expect([columnsAt(cross(), 'filas'), columnsAt(cross(), 'columnas')]).toEqual([[], [CENTER]]);
  expect(cross().order_columns).toEqual([]);
  run(moveCrossColumn(cross(), CENTER.column));
  expect(columnsAt(cross(), 'filas')).toEqual([CENTER]);
  run(addCrossColumn(cross(), 'columnas', DAY));
  run(addCrossColumn(cross(), 'columnas', { ...DAY, column: 'employees.birth_date' }));
  expect([hasRoomAt(cross(), 'columnas'), hasRoomAt(cross(), 'filas')]).toEqual([false, true]);
  run(removeCrossColumn(cross(), DAY.column));
  expect(cross().columnas).toEqual(['employees.birth_date']);
  undo(store);
  expect(cross().columnas).toHaveLength(2);
});

test('first rows and looks go with their measure, a heading with its side, and come back with one step each', () => {
  const { store, cross, run } = withCross();
  run(addCrossColumn(cross(), 'filas', { ...CENTER, titulo: 'Sucursal' }));
  run(addCrossColumn(cross(), 'columnas', DAY));
  run(addMeasure(cross(), 'employees.daily_salary'));
  const [measure] = cross().resumen.medidas;
  const id = measure?.id ?? '';
  run(firstGroups(cross(), { medida: id, n: 3 }));
  const look = { condition: 'mayor que' as const, valor: '1', alcance: 'celda' as const, bold: true };
  const estilos_condicionales = [
    { id: 'a', column: id, ...look },
    { id: 'b', column: CENTER.column, ...look, condition: 'está vacío' as const },
  ];
  run({ uuid: cross().uuid, nombre: 'tabla_cruzada', fields: { estilos_condicionales } });
  expect(itemProblems(cross(), [])).toEqual([]);
  run(changeMeasure(cross(), id, 'maximo'));
  expect(cross().resumen.primeros).toEqual({ medida: id, n: 3 });
  run(removeMeasure(cross(), id));
  expect(cross().resumen).toEqual({ medidas: [] });
  expect(cross().estilos_condicionales?.map((one) => one.id)).toEqual(['b']);
  undo(store);
  expect(cross()).toMatchObject({ resumen: { primeros: { n: 3 } }, estilos_condicionales });
  run(moveCrossColumn(cross(), CENTER.column));
  expect(columnsAt(cross(), 'columnas').at(-1)).toEqual(CENTER);
  expect(cross().estilos_condicionales?.map((one) => one.id)).toEqual(['a']);
  undo(store);
  expect(columnsAt(cross(), 'filas')).toEqual([{ ...CENTER, titulo: 'Sucursal' }]);
  run(removeTable(cross(), 'employees'));
  expect(cross()).toMatchObject({ resumen: { medidas: [] }, estilos_condicionales: [{ id: 'b' }] });
  expect(cross().resumen.primeros).toBeUndefined();
});

test('a table that is taken away takes its columns and measures along', () => {
  const { cross, run } = withCross();
  run(addCrossColumn(cross(), 'filas', DAY));
  run(addCrossColumn(cross(), 'columnas', CENTER));
  run(addMeasure(cross(), 'cost_centers.code'));
  run(addMeasure(cross(), 'employees.rfc'));
  run(removeTable(cross(), 'cost_centers'));
  expect(cross().columnas).toEqual([]);
  expect(cross().resumen.medidas.map(({ column }) => column)).toEqual(['employees.rfc']);
  run(removeMeasure(cross(), cross().resumen.medidas[0]?.id ?? ''));
  expect(cross()).toMatchObject({ resumen: { medidas: [] }, selected_columns: [DAY] });
});
