import type { SelectedColumn } from '@lienzo/schema/data/column';
import type { TablaItem } from '@lienzo/schema/report/item';
import { rowsQueryOf } from '@lienzo/schema/report/rows-query';
import { summaryProblems } from '@lienzo/schema/report/summary-problems';
import { afterEach, expect, test } from 'vitest';
import { addDerived, offeredDerived, removeDerived } from '../model/data-item/derive-measure.ts';
import { removeTable } from '../model/data-item/remove-table.ts';
import {
  addMeasure,
  changeMeasure,
  firstGroups,
  removeMeasure,
  summarise,
  unsummarise,
} from '../model/data-item/summarise.ts';
import { EditorDriver } from '../testing/editor-driver.ts';
import { change } from './changing.ts';
import { undo } from './undoing.ts';

let driver: EditorDriver | undefined;
afterEach(() => driver?.close());

const CENTER: SelectedColumn = {
  ...{ column: 'cost_centers.cost_center', data_type: 'text', readable_name: 'Centro', total: 'cuenta' },
};
const AMOUNT: SelectedColumn = {
  ...{ column: 'payroll_lines.amount', data_type: 'numeric', readable_name: 'Importe', total: 'promedio' },
  ...{ formato: 'moneda', titulo: 'Pagado' },
};

function withTable(fields: Partial<TablaItem>) {
  const opened = new EditorDriver();
  driver = opened;
  const { uuid } = opened.add('tabla');
  change(opened.store, { uuid, nombre: 'tabla', fields }, 'cambiar');
  const table = () => opened.item('tabla');
  return {
    store: opened.store,
    table,
    run: (update: Parameters<typeof change>[1]) => change(opened.store, update, 'resumir'),
  };
}

const LIST = {
  selected_tables: ['payroll_lines', 'cost_centers'],
  selected_columns: [CENTER, AMOUNT],
  order_columns: [
    { column: AMOUNT.column, direction: 'desc' },
    { column: 'payroll_lines.units', direction: 'asc' },
  ],
} satisfies Partial<TablaItem>;

test('summarising makes amounts sums, keeps what they look like, and is one step to undo', () => {
  const { store, table, run } = withTable(LIST);
  run(summarise(table()));
  const [center, sum] = table().selected_columns;
  expect(center).toEqual({ column: CENTER.column, data_type: 'text', readable_name: 'Centro' });
  expect(sum).toMatchObject({ titulo: 'Pagado', formato: 'moneda', data_type: 'numeric', total: 'suma' });
  expect(table().resumen?.medidas).toEqual([{ id: sum?.column, column: AMOUNT.column, funcion: 'suma' }]);
  expect(table().order_columns).toEqual([{ column: sum?.column, direction: 'desc' }]);
  expect(summaryProblems(table())).toEqual([]);
  expect(rowsQueryOf(table())?.resumen?.medidas).toHaveLength(1);
  undo(store);
  expect(table()).toMatchObject(LIST);
  expect(table().resumen).toBeUndefined();
});

test('a list without amounts is counted', () => {
  const { table, run } = withTable({ ...LIST, selected_columns: [CENTER], order_columns: [] });
  run(summarise(table()));
  expect(table().resumen?.medidas).toMatchObject([{ column: CENTER.column, funcion: 'cuenta' }]);
  expect(table().selected_columns[1]).toMatchObject({
    data_type: 'integer',
    readable_name: 'Cuenta de Centro',
  });
});

test('measures are added, calculated otherwise and removed, each with its column', () => {
  const { table, run } = withTable(LIST);
  run(summarise(table()));
  const added = addMeasure(table(), 'payroll_lines.amount');
  if (added === null) throw new Error('amounts can be summed');
  run(added);
  const [, , second = CENTER] = table().selected_columns;
  expect(second).toMatchObject({ readable_name: 'Suma de Importe del concepto', formato: 'moneda' });
  run(changeMeasure(table(), second.column, 'distintos'));
  expect(table().selected_columns[2]).toEqual({
    column: second.column,
    data_type: 'integer',
    readable_name: 'Distintos de Importe del concepto',
  });
  expect(summaryProblems(table())).toEqual([]);
  run(removeMeasure(table(), second.column));
  expect(table().selected_columns).toHaveLength(2);
  expect(table().resumen?.medidas).toHaveLength(1);
});

test('no longer summarised, a table shows its columns again, each once', () => {
  const { table, run } = withTable(LIST);
  run(summarise(table()));
  const added = addMeasure(table(), AMOUNT.column);
  if (added !== null) run(added);
  run(unsummarise(table()));
  expect(table().resumen).toBeUndefined();
  expect(table().selected_columns.map(({ column }) => column)).toEqual([CENTER.column, AMOUNT.column]);
  expect(table().order_columns).toEqual([{ column: AMOUNT.column, direction: 'desc' }]);
  expect(summaryProblems(table())).toEqual([]);
});

test('shares, running totals and places are derived of measures and leave with them', () => {
  const { table, run } = withTable(LIST);
  run(summarise(table()));
  const offered = offeredDerived(table());
  expect(offered.map(({ name }) => name)).toEqual([
    '% de Pagado',
    'Pagado, acumulado',
    'Posición por Pagado',
  ]);
  for (const one of offered) run(addDerived(table(), one));
  expect(offeredDerived(table())).toEqual([]);
  const [, sum = CENTER, share = CENTER, running = CENTER, place = CENTER] = table().selected_columns;
  expect([share.formato, running.formato, place.data_type]).toEqual(['porcentaje', 'moneda', 'integer']);
  expect(summaryProblems(table())).toEqual([]);
  expect(rowsQueryOf(table())?.resumen?.derivadas).toHaveLength(3);
  run(changeMeasure(table(), sum.column, 'promedio'));
  expect(summaryProblems(table()).join(' ')).toContain('“% de Pagado” solo puede calcularse de una suma');
  run(removeDerived(table(), share.column));
  expect(table().selected_columns).not.toContainEqual(share);
  run(removeMeasure(table(), sum.column));
  expect(table().selected_columns).toHaveLength(1);
  expect(table().resumen).toEqual({ medidas: [], derivadas: [] });
});

test('the first groups are chosen by a measure that is there, and all are shown without it', () => {
  const { store, table, run } = withTable(LIST);
  run(summarise(table()));
  const [, { column: id } = CENTER] = table().selected_columns;
  run(firstGroups(table(), { medida: id, n: 3 }));
  expect(rowsQueryOf(table())?.resumen?.primeros).toEqual({ medida: id, n: 3 });
  run(changeMeasure(table(), id, 'distintos'));
  expect(summaryProblems(table()).join(' ')).toContain('Para mostrar solo los primeros grupos');
  undo(store);
  run(removeMeasure(table(), id));
  expect(table().resumen?.primeros).toBeUndefined();
});

test('a measure leaves with the table that it is of', () => {
  const { table, run } = withTable(LIST);
  run(summarise(table()));
  run(removeTable(table(), 'payroll_lines'));
  expect(table()).toMatchObject({ resumen: { medidas: [], derivadas: [] }, order_columns: [] });
  expect(table().selected_columns.map(({ column }) => column)).toEqual([CENTER.column]);
});
