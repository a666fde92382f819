import type { SelectedColumn } from '@lienzo/schema/data/column';
import { expect, test } from 'vitest';
import { sharedColumnStyle, styleColumn } from './style-column.ts';

const plain: SelectedColumn = { column: 'employees.name', data_type: 'text', readable_name: 'Nombre' };

test('a column has a style as long as something of it is set', () => {
  const bold = styleColumn(plain, { bold: true });
  expect(bold).toEqual({ ...plain, estilo: { bold: true } });
  expect(styleColumn(bold, { color: '#1a56a8' }).estilo).toEqual({ bold: true, color: '#1a56a8' });
  expect(styleColumn(bold, { bold: undefined })).toEqual(plain);
  expect(plain).not.toHaveProperty('estilo');
});

test('several columns share what none of them has otherwise', () => {
  const one = styleColumn(plain, { bold: true, color: '#1a56a8' });
  const other = styleColumn(plain, { color: '#1a56a8' });
  const { style, mixed } = sharedColumnStyle([one, other]);
  expect(style).toEqual({ color: '#1a56a8' });
  expect([...mixed]).toEqual(['bold']);
  expect(sharedColumnStyle([]).style).toEqual({});
});
