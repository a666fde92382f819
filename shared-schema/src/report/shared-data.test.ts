import { describe, expect, it } from 'vitest';
import { describeChanges } from '../changes/describe-changes.ts';
import { diffReports } from '../changes/diff-reports.ts';
import type { SelectedColumn } from '../data/column.ts';
import type { DataSet, SharedFilter } from './data-set.ts';
import type { DataItem, GraficaItem, TablaItem } from './item.ts';
import { migrateReport } from './migrate-report.ts';
import { newItem } from './new-item.ts';
import { dataItems, emptyReport, type ReportDocument } from './report.ts';
import { rowsQueryOf } from './rows-query.ts';
import { originOf, unreachedFilters, withoutSharedData, withSharedData } from './shared-data.ts';
import { validateReport } from './validate-report.ts';

const column = (key: string, data_type: SelectedColumn['data_type'] = 'text'): SelectedColumn => ({
  column: key,
  data_type,
  readable_name: key,
});
const filter = (key: string, valor: string, changes: Partial<SharedFilter> = {}): SharedFilter => ({
  id: key.replace('.', '-'),
  nombre: key,
  selected_columns: [key],
  column_type: 'text',
  condition: 'es exactamente',
  valor,
  ...changes,
});
const table = (changes: Partial<TablaItem> = {}): TablaItem => ({
  ...newItem('tabla'),
  selected_tables: ['payroll_results', 'employees'],
  selected_columns: [column('employees.name')],
  ...changes,
});
const chart = (changes: Partial<GraficaItem> = {}): GraficaItem => ({
  ...newItem('grafica'),
  selected_tables: ['payroll_results'],
  selected_columns: [
    column('payroll_results.net_pay', 'numeric'),
    column('payroll_results.total_perceptions'),
  ],
  categoria: 'payroll_results.total_perceptions',
  valores: ['payroll_results.net_pay'],
  ...changes,
});
const set = (changes: Partial<DataSet> = {}): DataSet => ({
  id: 'conjunto-recibos',
  nombre: 'Recibos',
  selected_tables: ['payroll_results', 'employees'],
  filters: [filter('employees.gender', 'Femenino')],
  order_columns: [{ column: 'employees.name', direction: 'desc' }],
  ...changes,
});
const reportOf = (items: DataItem[], changes: Partial<ReportDocument> = {}): ReportDocument => ({
  ...emptyReport('Tablero'),
  layouts: items.map((item, index) => ({ index, separation: false, items: [item] })),
  ...changes,
});
const filtersOf = (report: ReportDocument): string[][] =>
  dataItems(report).map(({ filters }) => filters.map(({ id }) => id));
const messagesOf = (report: ReportDocument): string[] => validateReport(report).map(({ message }) => message);

describe('filters of the whole report', () => {
  const period = filter('periods.mes', 'Enero');

  it('are those of every item whose rows name their table, before its own', () => {
    const own = table({ filters: [filter('employees.name', 'Ana')] });
    const report = withSharedData(
      reportOf([own, chart(), table({ selected_tables: ['employees'] })], { filtros: [period] }),
    );
    expect(filtersOf(report)).toEqual([
      ['comun-r-periods-mes', 'employees-name'],
      ['comun-r-periods-mes'],
      [],
    ]);
    // The SQL of each item asks for them as for its own.
    expect(rowsQueryOf(dataItems(report)[0] as TablaItem)?.filters).toHaveLength(2);
    expect(dataItems(report).map((item) => unreachedFilters(item, report).length)).toEqual([0, 0, 1]);
  });

  it('leave an item alone that does not use them, and those joined by O come together or not at all', () => {
    const apart = table({ sin_filtros_reporte: true });
    const joined = [
      { ...period, grupo: 'g' },
      { ...filter('employees.gender', 'Femenino'), grupo: 'g' },
    ];
    const report = withSharedData(
      reportOf([apart, table(), chart(), table({ selected_tables: ['periods'] })], { filtros: joined }),
    );
    expect(filtersOf(report).map((ids) => ids.length)).toEqual([0, 2, 2, 0]);
    expect(dataItems(report)[1]?.filters.map(({ grupo }) => grupo)).toEqual(['comun-r-g', 'comun-r-g']);
    expect(unreachedFilters(dataItems(report)[0] as DataItem, report)).toEqual([]);
    expect(unreachedFilters(dataItems(report)[3] as DataItem, report)).toHaveLength(2);
  });

  it('change in all items at once, and go with the last one', () => {
    const report = withSharedData(reportOf([table(), chart()], { filtros: [period] }));
    const later = withSharedData({ ...report, filtros: [{ ...period, valor: 'Mayo' }] });
    expect(dataItems(later).flatMap(({ filters }) => filters.map(({ valor }) => valor))).toEqual([
      'Mayo',
      'Mayo',
    ]);
    expect(withSharedData(later)).toBe(later);
    expect(filtersOf(withSharedData({ ...later, filtros: [] }))).toEqual([[], []]);
  });
});

describe('data sets', () => {
  it('give their items tables, filters and the order of rows; groups keep their own', () => {
    const summary = table({
      conjunto: set().id,
      resumen: { medidas: [] },
      order_columns: [{ column: 'medida-1', direction: 'desc' }],
    });
    const report = withSharedData(
      reportOf([table({ conjunto: set().id, selected_tables: [] }), summary], { conjuntos: [set()] }),
    );
    const [first, second] = dataItems(report);
    expect(first).toMatchObject({
      selected_tables: set().selected_tables,
      order_columns: set().order_columns,
    });
    expect(second?.order_columns).toEqual(summary.order_columns);
    expect(filtersOf(report)).toEqual([['comun-c-employees-gender'], ['comun-c-employees-gender']]);
  });

  it('that are gone leave the rows as they were, and are a problem of the item', () => {
    const report = withSharedData(reportOf([table({ conjunto: set().id })], { conjuntos: [set()] }));
    const gone = withSharedData({ ...report, conjuntos: [] });
    expect(filtersOf(gone)).toEqual([['comun-c-employees-gender']]);
    expect(messagesOf(gone)).toEqual([
      'El conjunto de datos del elemento ya no existe; elige otro o usa tablas propias.',
    ]);
  });

  it.each([
    [{ nombre: ' ' }, 'Escribe el nombre del conjunto de datos.'],
    [{ selected_tables: [] }, 'Elige la tabla del conjunto de datos “Recibos”.'],
    [
      { filters: [filter('incidents.fecha', '2026-01-01', { nombre: 'Fecha' })] },
      'Conjunto de datos “Recibos”: el filtro “Fecha” compara una columna de “Incidencias”',
    ],
    [
      { filters: [filter('employees.gender', '', { nombre: 'Sexo' })] },
      'Conjunto de datos “Recibos”: Filtro “Sexo”: Escribe el valor del filtro.',
    ],
    [
      { filters: [filter('adicional-1', '1', { nombre: 'Edad' })] },
      'Conjunto de datos “Recibos”: el filtro “Edad” usa un campo adicional',
    ],
    [
      { order_columns: [{ column: 'incidents.fecha', direction: 'asc' as const }] },
      'Conjunto de datos “Recibos”: ordena por',
    ],
  ])('%j: %s', (changes, message) => {
    const report = reportOf([table({ conjunto: undefined })], { conjuntos: [set(changes)] });
    expect(messagesOf(withSharedData(report)).join(' ')).toContain(message);
  });

  it('an item that shows a column of another table is told which', () => {
    const item = table({ conjunto: set().id, selected_columns: [column('incidents.fecha', 'date')] });
    expect(messagesOf(withSharedData(reportOf([item], { conjuntos: [set()] })))[0]).toMatch(
      /^La columna “.*” es de “Incidencias”, que el conjunto de datos “Recibos” no tiene/,
    );
    // A column of a table above its own neither repeats nor drops rows.
    const above = table({ conjunto: set().id, selected_columns: [column('cost_centers.cost_center')] });
    expect(messagesOf(withSharedData(reportOf([above], { conjuntos: [set()] })))).toEqual([]);
  });

  it('two of one name, and one filter twice', () => {
    const twice = [set(), set({ id: 'conjunto-otro' })];
    expect(messagesOf(reportOf([table()], { conjuntos: twice }))).toEqual([
      'Conjunto de datos “Recibos”: el filtro “employees.gender” está dos veces; quita uno.',
      'Conjunto de datos “Recibos”: el filtro “employees.gender” está dos veces; quita uno.',
      'Dos conjuntos de datos se llaman “Recibos”; cambia el nombre de uno.',
    ]);
  });
});

it('a report is read with its copies made anew, whatever was sent', () => {
  const stale = table({
    conjunto: set().id,
    filters: [{ ...filter('employees.gender', 'x'), id: 'comun-c-old' }],
  });
  const read = migrateReport(JSON.parse(JSON.stringify(reportOf([stale], { conjuntos: [set()] }))));
  expect(dataItems(read)[0]?.filters).toMatchObject([{ id: 'comun-c-employees-gender', valor: 'Femenino' }]);
  // Without the lists, they are filters of its own.
  const alone = migrateReport(reportOf([stale]));
  expect(dataItems(alone)[0]?.filters.map((one) => originOf(one))).toEqual([null]);
});

it('what is printed shares nothing any more and has the same rows', () => {
  const shared = withSharedData(
    reportOf([table({ conjunto: set().id }), chart()], {
      conjuntos: [set()],
      filtros: [filter('periods.mes', 'Enero')],
    }),
  );
  const own = withoutSharedData(shared);
  expect([own.filtros, own.conjuntos]).toEqual([undefined, undefined]);
  expect(filtersOf(own)).toEqual([['periods-mes', 'employees-gender'], ['periods-mes']]);
  expect(dataItems(own)[0]).not.toHaveProperty('conjunto');
  expect(migrateReport(own)).toEqual(own);
  const plain = reportOf([table()]);
  expect(withoutSharedData(plain).layouts).toBe(plain.layouts);
});

it('what changed is told once, of the report', () => {
  const [one, other] = [table({ conjunto: set().id }), chart()];
  const before = withSharedData(reportOf([one, other], { conjuntos: [set()], filtros: [] }));
  const after = withSharedData({
    ...before,
    filtros: [filter('periods.mes', 'Enero')],
    conjuntos: [set({ nombre: 'Nómina', order_columns: [] })],
  });
  const said = (from: ReportDocument, to: ReportDocument): string[] =>
    describeChanges(from, to, diffReports(from, to));
  expect(said(before, after)).toEqual([
    'Se agregó el filtro “Periodo” a todo el reporte.',
    'El conjunto de datos “Recibos” ahora se llama “Nómina”.',
    'Cambió el orden de las filas del conjunto de datos “Nómina”.',
  ]);
  // The items whose rows differ are marked.
  expect(diffReports(before, after).edited).toHaveLength(2);
  expect(
    said(withSharedData(reportOf([{ ...one, conjunto: undefined }], { conjuntos: [set()] })), {
      ...withSharedData(reportOf([one], { conjuntos: [set()] })),
    }),
  ).toEqual([
    'Los datos de la tabla “Resultados de nómina, Empleados” son ahora los del conjunto “Recibos”.',
  ]);
});
