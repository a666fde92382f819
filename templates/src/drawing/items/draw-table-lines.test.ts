import type { TableTotals } from '@lienzo/schema/data/table-totals';
import { tablaItem } from '@lienzo/schema/report/item';
import { newItem } from '@lienzo/schema/report/new-item';
import { expect, test } from 'vitest';
import type { DrawContext } from '../draw-context.ts';
import { drawTabla } from './draw-tabla.ts';

function drawn(isPartial: boolean, figures?: TableTotals): string {
  const item = newItem('tabla');
  item.selected_tables = ['employees'];
  item.selected_columns = [
    { column: 'employees.name', data_type: 'text', readable_name: 'Nombre' },
    { column: 'employees.sbc', data_type: 'numeric', readable_name: 'SBC', total: 'suma' },
  ];
  const rows = [
    { 'employees.name': 'Ana', 'employees.sbc': '10.00' },
    { 'employees.name': 'Luis', 'employees.sbc': '32.00' },
  ];
  const context: DrawContext = {
    rowsOf: () => rows,
    isPartial: () => isPartial,
    totalsOf: () => figures,
    imageSource: () => null,
    today: '2026-11-20',
    bodyWidth: 500,
    placeholders: false,
  };
  const [, totals = ''] = drawTabla(item, context).split('<tr class="lz-totals">');
  return totals
    .replace(/<[^>]*>/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();
}

test('a total is of all rows, and "…" while not all of them are at hand', () => {
  expect(drawn(false)).toBe('Total 42.00');
  expect(drawn(true)).toBe('Total …');
  expect(drawn(true, { all: { 'employees.sbc': '98765.40' }, open: [] })).toBe('Total 98,765.40');
});

test('the first rows stand above the figures of all rows, and groups that begin later are not drawn', () => {
  const item = tablaItem.parse(newItem('tabla'));
  item.selected_tables = ['employees'];
  item.group_by = ['employees.position'];
  item.selected_columns = [
    { column: 'employees.name', data_type: 'text', readable_name: 'Nombre' },
    { column: 'employees.sbc', data_type: 'numeric', readable_name: 'SBC', total: 'suma' },
  ];
  const row = (name: string, position: string, sbc: string) => ({
    'employees.name': name,
    'employees.position': position,
    'employees.sbc': sbc,
  });
  const rows = [
    row('Ana', 'Auditora', '1.00'),
    row('Eva', 'Contadora', '2.00'),
    row('Luis', 'Contadora', '3.00'),
    row('Raúl', 'Director', '4.00'),
  ];
  const html = drawTabla(item, {
    rowsOf: () => rows,
    firstRows: 2,
    rowsNote: 'y 2 filas más',
    imageSource: () => null,
    today: '2026-11-20',
    bodyWidth: 500,
    placeholders: false,
  });
  const lines = html
    .split('<tr')
    .slice(2)
    .map((line) =>
      line
        .replace(/^[^>]*>/, '')
        .replace(/<[^>]*>/g, ' ')
        .replace(/\s+/g, ' ')
        .trim(),
    );
  expect(lines).toEqual([
    'Puesto: Auditora',
    'Ana 1.00',
    'Subtotal Auditora 1.00',
    'Puesto: Contadora',
    'Eva 2.00',
    'y 2 filas más',
    'Subtotal Contadora 5.00',
    'Total 10.00',
  ]);
});
