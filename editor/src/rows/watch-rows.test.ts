import type { ItemFiguresQuery } from '@lienzo/schema/reports/report-data-endpoints';
import { afterEach, expect, test, vi } from 'vitest';
import { change } from '../actions/changing.ts';
import { EditorDriver } from '../testing/editor-driver.ts';
import { figuresOfAll } from './watch-figures.ts';

let driver: EditorDriver | undefined;
afterEach(() => driver?.close());

const withNames = (table: ReturnType<EditorDriver['item']>, tables: string[]) => ({
  uuid: table.uuid,
  nombre: 'tabla' as const,
  fields: {
    selected_tables: tables,
    selected_columns: [
      { column: 'employees.name', data_type: 'text' as const, readable_name: 'Nombre completo' },
    ],
  },
});

test('a refusal of the tables is told apart, because it stands where they are chosen', async () => {
  const refusal = Object.assign(new Error('No tienen relación.'), { code: 'unrelated_tables' });
  driver = new EditorDriver({ host: { loadRows: () => Promise.reject(refusal) } });
  const { store } = driver;
  const table = driver.add('tabla');
  change(store, withNames(table, ['concepts', 'employees']), 'cambiar columnas');
  await vi.waitFor(() =>
    expect(store.getState().rows[table.uuid]).toMatchObject({
      status: 'failed',
      message: 'No tienen relación.',
      unrelated: true,
    }),
  );
});

test('a failure of the rows is none of the tables', async () => {
  driver = new EditorDriver({ host: { loadRows: () => Promise.reject(new Error('Sin conexión.')) } });
  const { store } = driver;
  const table = driver.add('tabla');
  change(store, withNames(table, ['employees']), 'cambiar columnas');
  await vi.waitFor(() =>
    expect(store.getState().rows[table.uuid]).toMatchObject({ message: 'Sin conexión.', unrelated: false }),
  );
});

test('a copy shows the rows of its original at once, and asks for its own when its columns differ', async () => {
  const asked = vi.fn(() => Promise.resolve({ rows: [{ 'employees.name': 'Ana' }], more: false, total: 1 }));
  driver = new EditorDriver({ host: { loadRows: asked } });
  const { store } = driver;
  const rowsOf = (uuid: string) => store.getState().rows[uuid];
  const original = driver.add('tabla');
  change(store, withNames(original, ['employees']), 'cambiar columnas');
  await vi.waitFor(() => expect(rowsOf(original.uuid)?.status).toBe('ready'));
  const copy = driver.add('tabla');
  change(store, withNames(copy, ['employees']), 'cambiar columnas');
  await vi.waitFor(() => expect(rowsOf(copy.uuid)).toEqual(rowsOf(original.uuid)));
  expect(asked).toHaveBeenCalledTimes(1);
  change(store, withNames(copy, ['concepts', 'employees']), 'cambiar columnas');
  await vi.waitFor(() => expect(asked).toHaveBeenCalledTimes(2));
});

test('a chart of more rows than were loaded asks for its figures over all, and again when its question changes', async () => {
  const sex = { column: 'employees.gender', data_type: 'text' as const, readable_name: 'Sexo' };
  const data = (all: string) => ({ series: ['Filas'], points: [{ label: 'Femenino', values: [all] }] });
  const itemFigures = vi.fn((query: ItemFiguresQuery) =>
    Promise.resolve({
      chart: data(query.chart?.orden === 'valor' ? '5000' : '4000'),
      totals: null,
      groups: [],
    }),
  );
  driver = new EditorDriver({
    host: {
      loadRows: () =>
        Promise.resolve({ rows: [{ 'employees.gender': 'Femenino' }], more: true, total: 5000 }),
      itemFigures,
    },
  });
  const { store, item } = { store: driver.store, item: driver.add('grafica') };
  const shown = () => {
    const now = driver?.item('grafica');
    return now && figuresOfAll(now, store.getState().rows[item.uuid])?.chart?.points[0]?.values[0];
  };
  const fields = {
    selected_tables: ['employees'],
    selected_columns: [sex],
    categoria: sex.column,
    agregacion: 'cuenta' as const,
  };
  change(store, { uuid: item.uuid, nombre: 'grafica', fields: { ...fields, orden: 'valor' } }, 'cambiar');
  await vi.waitFor(() => expect(shown()).toBe('5000'));
  change(store, { uuid: item.uuid, nombre: 'grafica', fields: { orden: 'categoria' } }, 'cambiar');
  expect(shown()).toBeUndefined();
  await vi.waitFor(() => expect(shown()).toBe('4000'));
  expect(itemFigures).toHaveBeenCalledTimes(2);
});

test('a table of more rows than were loaded shows the totals of all, and asks again for another total', async () => {
  const itemFigures = vi.fn(({ totals }: ItemFiguresQuery) => {
    const source = totals?.columns[0]?.total ?? '';
    return Promise.resolve({
      chart: null,
      totals: { all: { 'employees.sbc': source }, open: [] },
      groups: [],
    });
  });
  driver = new EditorDriver({
    host: {
      loadRows: () => Promise.resolve({ rows: [{ 'employees.sbc': '10.00' }], more: true, total: 5000 }),
      itemFigures,
    },
  });
  const { store, item } = { store: driver.store, item: driver.add('tabla') };
  const shown = () => {
    const now = driver?.item('tabla');
    return now && figuresOfAll(now, store.getState().rows[item.uuid])?.totals?.all['employees.sbc'];
  };
  const withTotal = (total: 'suma' | 'maximo') => ({
    uuid: item.uuid,
    nombre: 'tabla' as const,
    fields: {
      selected_tables: ['employees'],
      selected_columns: [
        { column: 'employees.sbc', data_type: 'numeric' as const, readable_name: 'SBC', total },
      ],
    },
  });
  change(store, withTotal('suma'), 'cambiar');
  await vi.waitFor(() => expect(shown()).toBe('suma'));
  change(store, withTotal('maximo'), 'cambiar');
  expect(shown()).toBeUndefined();
  await vi.waitFor(() => expect(shown()).toBe('maximo'));
});
