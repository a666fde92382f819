import type { SelectedColumn } from '@lienzo/schema/data/column';
import { expect, test } from 'vitest';
import { renameColumn } from './rename-column.ts';

const columns: SelectedColumn[] = [
  { column: 'employees.name', data_type: 'text', readable_name: 'Nombre completo' },
  { column: 'employees.position', data_type: 'text', readable_name: 'Puesto', titulo: 'Cargo' },
];

test('a column gets a heading of its own, the others stay', () => {
  expect(renameColumn(columns, 'employees.name', '  Persona ')).toEqual([
    { ...columns[0], titulo: 'Persona' },
    columns[1],
  ]);
});

test.each(['', '   ', 'Puesto'])('"%s" takes the heading away', (heading) => {
  const next = renameColumn(columns, 'employees.position', heading);
  expect(next?.[1]).toEqual({ column: 'employees.position', data_type: 'text', readable_name: 'Puesto' });
  expect(next?.[1]).not.toHaveProperty('titulo');
});

test.each([
  ['employees.name', ''],
  ['employees.name', 'Nombre completo'],
  ['employees.position', 'Cargo'],
  ['employees.gone', 'Otro'],
])('%s as "%s" changes nothing', (key, heading) => {
  expect(renameColumn(columns, key, heading)).toBeNull();
});

test('a heading is at most as long as the report may hold', () => {
  expect(renameColumn(columns, 'employees.name', 'x'.repeat(300))?.[0]?.titulo).toHaveLength(200);
});
