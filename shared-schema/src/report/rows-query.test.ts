import { expect, test } from 'vitest';
import { type DataItem, isDataItem } from './item.ts';
import { newItem } from './new-item.ts';
import { rowsKeyOf, rowsQueryOf, storedQuery, tablesOfQuery, withQueryParameters } from './rows-query.ts';

function tableItem(): DataItem {
  const item = newItem('tabla');
  if (!isDataItem(item)) throw new Error('no data item');
  return {
    ...item,
    selected_tables: ['employees'],
    selected_columns: [{ column: 'employees.name', data_type: 'text', readable_name: 'Nombre completo' }],
  };
}
const filter = { id: 'f', nombre: '', selected_columns: ['employees.name'], column_type: 'text' as const };

test('nothing is asked while no table or column is chosen', () => {
  expect(rowsQueryOf({ ...tableItem(), selected_tables: [] })).toBeNull();
  expect(rowsQueryOf({ ...tableItem(), selected_columns: [] })).toBeNull();
});

test('an item that shows nothing but a computed column has the rows that it is computed from', () => {
  const item: DataItem = {
    ...tableItem(),
    selected_columns: [{ column: 'adicional-1', data_type: 'numeric', readable_name: 'Doble' }],
    additional_columns: [
      {
        id: 'adicional-1',
        nombre: 'Doble',
        tipo: 'numero',
        operator: 'multiplicar',
        selected_columns: ['employees.sbc'],
        valor: '2',
        resultado: null,
      },
    ],
  };
  expect(rowsQueryOf(item)?.additional_columns).toHaveLength(1);
  expect(rowsQueryOf({ ...item, additional_columns: [] })).toBeNull();
  const blank = { column: 'empty-1', data_type: 'empty' as const, readable_name: '' };
  expect(rowsQueryOf({ ...item, selected_columns: [blank] })).toBeNull();
});

test('the parameters of filters and computed columns go with a query, and those alone', () => {
  const parametros = ['filtro', 'factor', 'otro'].map((id) => ({
    id,
    nombre: id,
    tipo: 'numero' as const,
    requerido: true,
  }));
  const query = {
    ...storedQuery(tableItem()),
    filters: [{ ...filter, condition: 'contiene' as const, valor: '', parametro: 'filtro' }],
    additional_columns: [
      {
        id: 'adicional-1',
        nombre: 'Bono',
        tipo: 'numero' as const,
        operator: 'sumar' as const,
        selected_columns: ['employees.sbc'],
        valor: '',
        parametro: 'factor',
        resultado: null,
      },
    ],
  };
  const asked = withQueryParameters(query, parametros, { factor: '2', otro: '3' });
  expect(asked.parametros?.map(({ id }) => id)).toEqual(['filtro', 'factor']);
  expect(asked.valores_parametros).toEqual({ factor: '2' });
});

test('filters joined by O are another question', () => {
  const filters = ['Ana', 'Luz'].map((valor) => ({
    ...filter,
    id: valor,
    condition: 'contiene' as const,
    valor,
  }));
  const keyOf = (changes: object): string => {
    const query = rowsQueryOf({ ...tableItem(), filters: filters.map((one) => ({ ...one, ...changes })) });
    return query === null ? '' : rowsKeyOf(query);
  };
  expect(keyOf({ grupo: 'g' })).not.toBe(keyOf({}));
  expect(keyOf({ nombre: 'otro' })).toBe(keyOf({}));
});

test('filters and additional columns that are not filled in are left out', () => {
  const query = rowsQueryOf({
    ...tableItem(),
    filters: [
      { ...filter, condition: 'contiene', valor: '' },
      { ...filter, condition: null, valor: 'Ana' },
      { ...filter, condition: 'contiene', valor: 'Ana' },
    ],
    additional_columns: [
      {
        id: 'adicional-1',
        nombre: '',
        tipo: 'numero',
        operator: 'sumar',
        selected_columns: [],
        valor: '',
        resultado: null,
      },
    ],
    order_columns: [{ column: 'adicional-1', direction: 'asc' }],
  });
  expect(query?.filters.map((one) => one.valor)).toEqual(['Ana']);
  expect(query?.additional_columns).toEqual([]);
  expect(query?.order_columns).toEqual([]);
});

test('headings and names do not ask for other rows', () => {
  const plain = rowsQueryOf(tableItem());
  const renamed = rowsQueryOf({
    ...tableItem(),
    selected_columns: [
      { column: 'employees.name', data_type: 'text', readable_name: 'Nombre completo', titulo: 'Persona' },
    ],
  });
  expect(plain && rowsKeyOf(plain)).toBe(renamed && rowsKeyOf(renamed));
});

test('the leading table is read, a further one only for its columns', () => {
  const tables = ['payroll_results', 'employees', 'paysheets'];
  const query = rowsQueryOf({ ...tableItem(), selected_tables: tables });
  expect(query && [...tablesOfQuery(query)]).toEqual(['payroll_results', 'employees']);
});
