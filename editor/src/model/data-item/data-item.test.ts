import type { AdditionalColumn } from '@lienzo/schema/data/additional-column';
import { CATALOG_TABLES } from '@lienzo/schema/data/catalog';
import type { ReportFilter } from '@lienzo/schema/data/filter';
import {
  type DataItem,
  graficaItem,
  isDataItem,
  type ReportItem,
  tablaItem,
} from '@lienzo/schema/report/item';
import { newItem } from '@lienzo/schema/report/new-item';
import { describe, expect, test } from 'vitest';
import { insertItems } from '../commands/insert-items.ts';
import { sampleDocument } from '../sample/sample-document.ts';
import { addColumn } from './add-column.ts';
import { changeAdditional } from './change-additional.ts';
import { choicesOf, matches } from './column-choices.ts';
import { removeAdditional } from './remove-additional.ts';
import { removeTable } from './remove-table.ts';
import { suggestedColumns } from './suggested-columns.ts';

const choices = CATALOG_TABLES.flatMap(choicesOf);
const choice = (key: string) => {
  const match = choices.find((one) => one.column.column === key);
  if (match === undefined) throw new Error(`no column ${key}`);
  return match;
};
const years: AdditionalColumn = {
  id: 'adicional-1',
  nombre: 'Antigüedad',
  tipo: 'fecha',
  operator: 'restar',
  selected_columns: ['employees.hire_date'],
  valor: 'hoy',
  resultado: 'años',
};

function itemWith(keys: string[]): DataItem {
  const fresh = newItem('texto_dinamico');
  if (!isDataItem(fresh)) throw new Error('no data item');
  let item: DataItem = fresh;
  for (const key of keys) item = { ...item, ...addColumn(item, choice(key)) };
  return item;
}

test('adding a column adds its table once', () => {
  const item = itemWith(['employees.name', 'employees.rfc', 'clients.name']);
  expect(item.selected_tables).toEqual(['employees', 'clients']);
  expect(item.selected_columns.map((column) => column.column)).toEqual([
    'employees.name',
    'employees.rfc',
    'clients.name',
  ]);
  expect(addColumn(item, choice('clients.name'))).toEqual({});
});

test('removing a table removes all that named its columns', () => {
  const item: DataItem = {
    ...itemWith(['employees.name', 'clients.name']),
    filters: [
      {
        id: 'f',
        nombre: '',
        selected_columns: ['employees.name'],
        column_type: 'text',
        condition: null,
        valor: '',
      },
    ],
    order_columns: [{ column: 'employees.name', direction: 'asc' }],
    additional_columns: [years],
  };
  expect(removeTable(item, 'employees').fields).toMatchObject({
    selected_tables: ['clients'],
    selected_columns: [{ column: 'clients.name' }],
    filters: [],
    order_columns: [],
    additional_columns: [{ selected_columns: [] }],
  });
});

test('removing a table leaves no group, style, category or value of it', () => {
  const gone = (item: ReportItem) => (isDataItem(item) ? removeTable(item, 'employees') : null);
  const data = itemWith(['employees.name', 'clients.name']);
  const { selected_tables, selected_columns } = data;
  const table = { ...newItem('tabla'), selected_tables, selected_columns } as const;
  expect(
    gone({
      ...tablaItem.parse({ ...table, group_by: ['clients.name', 'employees.name'] }),
      detail_column: 'employees.name',
    }),
  ).toMatchObject({ fields: { group_by: ['clients.name'], detail_column: undefined } });
  const chart = graficaItem.parse({
    ...newItem('grafica'),
    selected_tables,
    selected_columns,
    categoria: 'employees.name',
    valores: ['employees.name', 'clients.name'],
  });
  expect(gone(chart)).toMatchObject({ fields: { categoria: undefined, valores: ['clients.name'] } });
});

describe('additional columns', () => {
  const item: DataItem = {
    ...itemWith(['employees.name']),
    additional_columns: [years],
    selected_columns: [
      { column: 'adicional-1', data_type: 'integer', readable_name: 'Antigüedad', formato: 'entero' },
    ],
    order_columns: [{ column: 'adicional-1', direction: 'asc' }],
  };

  test('a second date clears the value', () => {
    const changed = changeAdditional(item, 'adicional-1', {
      selected_columns: ['employees.birth_date', 'employees.hire_date'],
    });
    expect(changed.additional_columns[0]?.valor).toBe('');
  });

  test('its column follows its name and type', () => {
    const changed = changeAdditional(item, 'adicional-1', { nombre: 'Costo', tipo: 'numero' });
    expect(changed.selected_columns[0]).toMatchObject({
      readable_name: 'Costo',
      data_type: 'numeric',
      formato: 'entero',
    });
    expect(changed.additional_columns[0]?.resultado).toBeNull();
  });

  test('a formula has the type of its values, and so have those that use it', () => {
    const uses: AdditionalColumn = {
      ...{ ...years, id: 'adicional-2', nombre: 'Doble', operator: null, selected_columns: [], valor: '' },
      ...{ tipo: 'formula', resultado: null, formula: '[adicional-1]' },
    };
    const both: DataItem = {
      ...item,
      additional_columns: [years, uses],
      selected_columns: [
        { column: 'adicional-1', data_type: 'integer', readable_name: 'Antigüedad' },
        { column: 'adicional-2', data_type: 'numeric', readable_name: 'Doble', total: 'suma' },
      ],
    };
    const typed = (formula: string) =>
      changeAdditional(both, 'adicional-1', { tipo: 'formula', formula }).selected_columns;
    expect(typed('DIAS(HOY(); [employees.hire_date])')).toMatchObject([
      { data_type: 'numeric', formato: 'entero' },
      { data_type: 'numeric', total: 'suma' },
    ]);
    expect(typed('[employees.daily_salary] * 2')).toMatchObject([
      { data_type: 'numeric', formato: 'moneda' },
      { data_type: 'numeric', formato: 'moneda', total: 'suma' },
    ]);
    const [text, other] = typed('LETRA([employees.daily_salary])');
    expect(text).toEqual({ column: 'adicional-1', data_type: 'text', readable_name: 'Antigüedad' });
    expect(other).toEqual({ column: 'adicional-2', data_type: 'text', readable_name: 'Doble' });
  });

  test('a filter on it follows its name and type, and keeps what it asks while it can', () => {
    const filter: ReportFilter = {
      ...{ id: 'f', nombre: 'Antigüedad', selected_columns: ['adicional-1'], valor: '5' },
      ...{ column_type: 'integer' as const, condition: 'mayor que' as const },
    };
    const filtered: DataItem = { ...item, filters: [filter] };
    const after = (change: Parameters<typeof changeAdditional>[2]) =>
      changeAdditional(filtered, 'adicional-1', change).filters[0];
    expect(after({ nombre: 'Años' })).toEqual({ ...filter, nombre: 'Años' });
    const formula = (text: string) => after({ tipo: 'formula', formula: text });
    expect(formula('DIAS(HOY(); [employees.hire_date])')).toEqual({ ...filter, column_type: 'numeric' });
    // While it is being written.
    expect(formula('DIAS(HOY(); [employees.hire')).toEqual(filter);
    expect(formula('LETRA([employees.daily_salary])')).toEqual({
      ...filter,
      ...{ column_type: 'text', condition: 'contiene', valor: '' },
    });
    expect(removeAdditional(filtered, 'adicional-1').fields).toMatchObject({ filters: [] });
  });

  test('removing it removes its column and its sort', () => {
    expect(removeAdditional(item, 'adicional-1').fields).toEqual({
      filters: [],
      additional_columns: [],
      selected_columns: [],
      order_columns: [],
    });
  });
});

describe('columns offered while typing', () => {
  const withItem = (item: DataItem) => ({
    edit: {
      document: insertItems(sampleDocument([[]]), {
        items: [item],
        place: { into: 'section', section: 's0', index: 0 },
      }).document,
    },
    tables: CATALOG_TABLES,
  });
  const names = (item: DataItem, search: string) =>
    suggestedColumns(withItem(item), item.uuid, search).map((one) => one.column.column);

  test('the chosen ones first, then those of their tables', () => {
    expect(names(itemWith(['employees.rfc']), '').slice(0, 2)).toEqual(['employees.rfc', 'employees.id']);
  });

  test('every table while none is chosen, found without accents', () => {
    expect(names(itemWith([]), 'periodo fin')).toContain('periods.end_date');
    expect(matches('Nómina', 'nomina')).toBe(true);
  });

  test('a name that begins with what was typed stands before one that contains it', () => {
    const [first] = names(itemWith(['cost_centers.id']), 'centro de c');
    expect(first).toBe('cost_centers.cost_center');
  });

  test('none for a text on a page without dynamic text', () => {
    const item = newItem('texto');
    const document = insertItems(sampleDocument([[]]), {
      items: [item],
      place: { into: 'section', section: 's0', index: 0 },
    }).document;
    expect(suggestedColumns({ edit: { document }, tables: CATALOG_TABLES }, item.uuid, '')).toEqual([]);
  });
});
