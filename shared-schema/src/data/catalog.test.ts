import { expect, it } from 'vitest';
import { CATALOG_REFERENCES, CATALOG_TABLES, catalogColumn, catalogTable, relatedTables } from './catalog.ts';
import { columnKey } from './column.ts';

it('names every table and column once, with a readable Spanish name', () => {
  expect(new Set(CATALOG_TABLES.map((table) => table.id)).size).toBe(CATALOG_TABLES.length);
  for (const table of CATALOG_TABLES) {
    const names = table.columns.map((column) => column.readable_name);
    expect(new Set(names).size, table.nombre_modelo).toBe(names.length);
    for (const column of table.columns) {
      expect(columnKey.safeParse(`${table.nombre_modelo}.${column.column_name}`).success).toBe(true);
      expect(column.readable_name).not.toMatch(/_/);
    }
  }
});

it('has a table at both ends of each key, and a way from every table to every other', () => {
  for (const { from, to } of CATALOG_REFERENCES) {
    expect(catalogTable(from)).toBeDefined();
    expect(catalogTable(to)).toBeDefined();
  }
  const reached = new Set(['employees']);
  const queue = ['employees'];
  for (const name of queue)
    for (const table of relatedTables(name))
      if (!reached.has(table.nombre_modelo)) {
        reached.add(table.nombre_modelo);
        queue.push(table.nombre_modelo);
      }
  expect(reached.size).toBe(CATALOG_TABLES.length);
});

it('finds a column only by its whole key', () => {
  expect(catalogColumn('employees.name')?.readable_name).toBe('Nombre completo');
  expect(catalogColumn('employees.password')).toBeUndefined();
  expect(catalogColumn('users.mail')).toBeUndefined();
  expect(catalogColumn('')).toBeUndefined();
});
