/** Made-up rows for the development page: the same ones for the same query, filtered and sorted as asked. */

import { rowCompleter } from '@lienzo/schema/data/additional-column';
import { CATALOG_TABLES, catalogColumn } from '@lienzo/schema/data/catalog';
import { type Cell, type ColumnDataType, isDateType, type Row } from '@lienzo/schema/data/column';
import { meetsFilters } from '@lienzo/schema/data/filter-groups';
import { summarisedRows } from '@lienzo/schema/data/table-summary';
import type { RowsQuery } from '@lienzo/schema/report/rows-query';
import { type ColumnValues, MAX_COLUMN_VALUES } from '@lienzo/schema/reports/report-filter-endpoints';
import { foldText } from '@lienzo/schema/text/fold-text';
import { SAMPLE_EMPLOYEES } from '@lienzo/templates/reports/sample-payroll';

/** Rows of a table unless the address of the page asks for more. */
const COUNT = 137;
/** Concepts on each receipt. */
const LINES = 6;

/** There are only so many cost centres. */
const countOf = ({ selected_tables }: RowsQuery, count: number): number =>
  selected_tables.every((table) => table === 'cost_centers') ? CENTERS.length : count;

/** Every row that a query finds. */
export function sampleRows(query: RowsQuery, today: string, count = COUNT): Row[] {
  const used = new Set([...query.selected_tables, query.detail_column?.split('.')[0]]);
  const tables = CATALOG_TABLES.filter((table) => used.has(table.nombre_modelo));
  const lines = tables.some((table) => table.nombre_modelo === 'payroll_lines');
  const rows = Array.from({ length: countOf(query, count) }, (_, index) => {
    const row: Record<string, Cell> = {};
    for (const table of tables)
      for (const column of table.columns)
        row[`${table.nombre_modelo}.${column.column_name}`] = cellOf(
          table.nombre_modelo,
          column.column_name,
          column.data_type,
          lines && table.nombre_modelo !== 'concepts' && table.nombre_modelo !== 'payroll_lines'
            ? Math.floor(index / LINES)
            : index,
        );
    return row;
  });
  const { additional_columns, selected_columns } = query;
  const filled = rowCompleter({ additional_columns, selected_columns }, today);
  const kept = rows.filter((row) => meetsFilters(query.filters, filled(row)) && isDetail(query, row));
  const complete = rowCompleter(query, today);
  const computed = (row: Row, key: string): Cell => complete(row)[key] ?? null;
  const groups = (query.group_by ?? []).map((column) => ({ column, direction: 'asc' as const }));
  const order = [...groups, ...query.order_columns];
  const { resumen } = query;
  if (resumen !== undefined) return summarisedRows(resumen, kept.map(filled));
  return kept.toSorted((a, b) => {
    for (const { column, direction } of order) {
      const sign = compare(computed(a, column), computed(b, column));
      if (sign !== 0) return direction === 'asc' ? sign : -sign;
    }
    return 0;
  });
}

/** Whether a row belongs to one of the pages that are shown. */
function isDetail({ detail_column, detail_values }: RowsQuery, row: Row): boolean {
  if (detail_column === undefined || detail_values === undefined) return true;
  return detail_values.map(String).includes(String(row[detail_column] ?? ''));
}

function compare(a: Cell, b: Cell): number {
  const [x, y] = [Number(a), Number(b)];
  if (a !== null && b !== null && !Number.isNaN(x) && !Number.isNaN(y)) return x - y;
  return String(a ?? '').localeCompare(String(b ?? ''), 'es');
}

/** The values of a column among the rows, as the response of `column_values`. */
export function sampleValues(column: string, search: string, today: string): ColumnValues {
  const [table = ''] = column.split('.');
  const type = catalogColumn(column)?.data_type ?? 'text';
  const query = {
    selected_tables: [table],
    selected_columns: [],
    filters: [],
    additional_columns: [],
    order_columns: [],
    key_columns: [],
  };
  const counts = new Map<string, number>();
  for (const row of sampleRows(query, today)) {
    const valor = isDateType(type) ? String(row[column] ?? '').slice(0, 10) : String(row[column] ?? '');
    if (foldText(valor).includes(foldText(search))) counts.set(valor, (counts.get(valor) ?? 0) + 1);
  }
  const values = [...counts].map(([valor, count]) => ({ valor, count }));
  return {
    values: values.toSorted((a, b) => compare(a.valor, b.valor)).slice(0, MAX_COLUMN_VALUES),
    more: values.length > MAX_COLUMN_VALUES,
  };
}

const CENTERS = ['Administración y finanzas', 'Comercial', 'Logística y almacén', 'Producción'];

const KNOWN: Record<string, (index: number) => Cell> = {
  'employees.name': (index) => personOf(index).name,
  'employees.human_id': (index) => String(1041 + index * 13),
  'employees.rfc': (index) => personOf(index).rfc,
  'employees.curp': (index) => personOf(index).curp,
  'employees.ssn': (index) => personOf(index).ssn,
  'employees.position': (index) => personOf(index).position,
  'employees.email': (index) => `empleado${index + 1}@ejemplo.mx`,
  'employees.gender': (index) => (index % 5 < 3 ? 'Femenino' : 'Masculino'),
  'employees.estado_civil': (index) => ['Soltero', 'Casado', 'Unión libre'][index % 3] ?? '',
  'employees.nacionalidad': () => 'Mexicana',
  'employees.estatus': (index) => (index % 11 === 0 ? 'F' : 'A'),
  'employees.telefono': (index) => `55 ${4100 + (index % 97)} ${2300 + (index % 89)}`,
  'disabilities.tipo_incapacidad': (index) => (index % 3 === 0 ? 'C' : 'I'),
  'extra_hours.semana': (index) => `Semana ${1 + (index % 4)}`,
  'cost_centers.cost_center': (index) => CENTERS[index % 4] ?? '',
  'cost_centers.id': (index) => 2001 + (index % 4),
  'cost_centers.code': (index) => `CC-0${(index % 4) + 1}`,
  'concepts.kind': (index) => (index % 3 === 2 ? 'Deducción' : 'Percepción'),
  'concepts.key': (index) => (index % 3 === 2 ? `D00${index % 9}` : `P00${index % 9}`),
  'concepts.description': (index) =>
    ['Sueldo', 'Bono de puntualidad', 'ISR', 'Vales de despensa', 'Prima vacacional', 'Cuota IMSS'][
      index % 6
    ] ?? '',
  'clients.name': () => 'Comercializadora del Bajío, S.A. de C.V.',
  'paysheets.paysheet': () => 'Quincenal Administración',
  'periods.mes': (index) => `Quincena ${1 + (index % 24)}`,
  'employees.termination_date': (index) => (index % 11 === 0 ? '2026-03-31' : null),
};

function personOf(index: number) {
  const person = SAMPLE_EMPLOYEES[index % SAMPLE_EMPLOYEES.length];
  if (person === undefined) throw new Error('no sample employees');
  return person;
}

function cellOf(table: string, column: string, type: ColumnDataType, index: number): Cell {
  const known = KNOWN[`${table}.${column}`];
  if (known !== undefined) return known(index);
  const noise = (index * 7919 + column.length * 104_729 + table.length * 31) % 9973;
  if (type === 'boolean') return noise % 2 === 0;
  if (type === 'integer' || type === 'bigint') return column === 'id' ? 2001 + index : noise % 30;
  if (type === 'numeric') return (350 + (noise % 900) + (noise % 100) / 100).toFixed(2);
  if (isDateType(type)) {
    const day = new Date(Date.UTC(2015 + (noise % 11), noise % 12, 1 + (noise % 28)));
    return type === 'date' ? day.toISOString().slice(0, 10) : day.toISOString();
  }
  return `Muestra ${1 + (noise % 40)}`;
}
