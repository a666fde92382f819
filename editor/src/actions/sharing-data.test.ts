import type { ReportFilter } from '@lienzo/schema/data/filter';
import type { TablaItem } from '@lienzo/schema/report/item';
import { newItem } from '@lienzo/schema/report/new-item';
import { emptyReport, type ReportDocument } from '@lienzo/schema/report/report';
import { withSharedData } from '@lienzo/schema/report/shared-data';
import { afterEach, expect, test } from 'vitest';
import { changeDataSet, setReportFilters } from '../model/data-item/shared-data.ts';
import { reportWarnings } from '../model/report-warnings.ts';
import { Clipboard, EditorDriver } from '../testing/editor-driver.ts';
import { change } from './changing.ts';
import { perform } from './perform.ts';
import { chooseDataSet, createDataSet, deleteDataSet, shareItemData } from './sharing-data.ts';
import { redo, undo } from './undoing.ts';

const drivers: EditorDriver[] = [];
afterEach(() => {
  for (const driver of drivers.splice(0)) driver.close();
});

const filter = (key: string, valor: string): ReportFilter => ({
  id: key.replace('.', '-'),
  nombre: key,
  selected_columns: [key],
  column_type: 'text',
  condition: 'es exactamente',
  valor,
});
const table = (changes: Partial<TablaItem> = {}): TablaItem => ({
  ...newItem('tabla'),
  selected_tables: ['employees', 'paysheets'],
  selected_columns: [
    { column: 'employees.name', data_type: 'text', readable_name: 'Nombre' },
    { column: 'paysheets.paysheet', data_type: 'text', readable_name: 'Nómina' },
  ],
  filters: [filter('employees.gender', 'Femenino')],
  order_columns: [{ column: 'employees.name', direction: 'asc' }],
  ...changes,
});
const opened = (...items: TablaItem[]): EditorDriver => {
  const report: ReportDocument = {
    ...emptyReport('Tablero'),
    layouts: items.map((item, index) => ({ index, separation: false, items: [item] })),
  };
  const driver = new EditorDriver({ report });
  drivers.push(driver);
  return driver;
};
const idsOf = ({ filters }: TablaItem): string[] => filters.map(({ id }) => id);
/** Items always have what the lists of the report say. */
const expectShared = (driver: EditorDriver): void => {
  expect(withSharedData(driver.report)).toEqual(driver.report);
};

test('the data of a table become a set that another one uses; undone and done again in one step each', () => {
  const driver = opened(
    table(),
    table({ selected_tables: ['incidents'], selected_columns: [], filters: [] }),
  );
  const { store } = driver;
  shareItemData(store, driver.item('tabla'));
  expect(driver.report.conjuntos).toMatchObject([
    { nombre: 'Empleados', selected_tables: ['employees', 'paysheets'] },
  ]);
  const [set] = driver.report.conjuntos ?? [];
  chooseDataSet(store, driver.item('tabla', 1), set?.id ?? '');
  for (const at of [0, 1])
    expect(driver.item('tabla', at)).toMatchObject({
      conjunto: set?.id,
      selected_tables: ['employees', 'paysheets'],
      order_columns: [{ column: 'employees.name', direction: 'asc' }],
      filters: [{ id: 'comun-c-employees-gender', valor: 'Femenino' }],
    });
  const both = driver.report;
  undo(store);
  expect(driver.item('tabla', 1)).toMatchObject({ selected_tables: ['incidents'], filters: [] });
  undo(store);
  expect(driver.item('tabla').filters).toEqual([filter('employees.gender', 'Femenino')]);
  redo(store);
  redo(store);
  expect(driver.report).toEqual(both);
  expectShared(driver);
});

test('a table that is taken out of a set leaves its items, with its columns', () => {
  const driver = opened(table());
  const { store } = driver;
  shareItemData(store, driver.item('tabla'));
  const id = driver.report.conjuntos?.[0]?.id ?? '';
  perform(store, (document) => changeDataSet(document, { id, fields: { selected_tables: ['employees'] } }), {
    label: 'quitar',
  });
  expect(driver.item('tabla').selected_columns.map(({ column }) => column)).toEqual(['employees.name']);
  expectShared(driver);
});

test('a set that is removed leaves its tables, filters and order to those that used it', () => {
  const driver = opened(table());
  const { store } = driver;
  shareItemData(store, driver.item('tabla'));
  const [set] = driver.report.conjuntos ?? [];
  if (set === undefined) throw new Error('no set');
  deleteDataSet(store, set);
  expect(driver.item('tabla')).toEqual(expect.objectContaining({ ...table(), uuid: expect.anything() }));
  expect(driver.item('tabla')).not.toHaveProperty('conjunto');
  expect(driver.report.conjuntos).toEqual([]);
  // An empty one of a name of its own.
  createDataSet(store);
  expect(driver.report.conjuntos).toMatchObject([{ nombre: 'Datos 1', selected_tables: [] }]);
});

test('a filter of the report is that of each item, also of one whose table comes later', () => {
  const driver = opened(table(), table({ selected_tables: ['figures'], selected_columns: [], filters: [] }));
  const { store } = driver;
  perform(store, (document) => setReportFilters(document, [filter('paysheets.paysheet', 'Norte')]), {
    label: 'filtrar',
  });
  expect(idsOf(driver.item('tabla'))).toEqual(['comun-r-paysheets-paysheet', 'employees-gender']);
  expect(reportWarnings(driver.store.getState().edit.document).map(({ message }) => message)).toEqual([
    expect.stringMatching(/^El filtro del reporte “paysheets.paysheet” no se aplica aquí/),
  ]);
  const { uuid } = driver.item('tabla', 1);
  change(store, { uuid, nombre: 'tabla', fields: { selected_tables: ['employees'] } }, 'elegir');
  expect(idsOf(driver.item('tabla', 1))).toEqual(['comun-r-paysheets-paysheet']);
  change(store, { uuid, nombre: 'tabla', fields: { sin_filtros_reporte: true } }, 'apartar');
  expect(idsOf(driver.item('tabla', 1))).toEqual([]);
  expect(reportWarnings(driver.store.getState().edit.document)).toEqual([]);
  perform(store, (document) => setReportFilters(document, []), { label: 'quitar' });
  expect(idsOf(driver.item('tabla'))).toEqual(['employees-gender']);
  expectShared(driver);
});

test('copied into another report, an item keeps the rows that it had', () => {
  const source = opened(table());
  shareItemData(source.store, source.item('tabla'));
  perform(source.store, (document) => setReportFilters(document, [filter('paysheets.paysheet', 'Norte')]), {
    label: 'filtrar',
  });
  const clipboard = new Clipboard();
  source.select(source.item('tabla'));
  source.copyTo(clipboard);
  const target = opened(table());
  target.pasteFrom(clipboard);
  expect(target.item('tabla', 1)).not.toHaveProperty('conjunto');
  expect(idsOf(target.item('tabla', 1))).toEqual(['paysheets-paysheet', 'employees-gender']);
  expectShared(target);
  // In its own report it goes on sharing.
  source.pasteFrom(clipboard);
  expect(source.item('tabla', 1)).toMatchObject({ conjunto: source.report.conjuntos?.[0]?.id });
  expect(idsOf(source.item('tabla', 1))).toEqual(idsOf(source.item('tabla')));
  expectShared(source);
});
