import { expect, it } from 'vitest';
import { formatSheetValue } from './format-sheet-value';

it.each([
  [1234.5, '"$"#,##0.00', '$1,234.50'],
  [-1234.5, '[$$-80A]#,##0.00;[Red]-[$$-80A]#,##0.00', '-$1,234.50'],
  [0.0525, '0.00%', '5.25%'],
  [0.1 + 0.2, 'General', '0.3'],
  [42, '', '42'],
  [true, '', 'VERDADERO'],
  [new Date(Date.UTC(2026, 10, 5)), 'dd/mm/yyyy', '05/11/2026'],
  [new Date(Date.UTC(2026, 10, 5, 14, 30)), 'dd/mm/yyyy hh:mm', '05/11/2026 14:30'],
  [new Date(Date.UTC(1899, 11, 31, 2, 30)), '[h]:mm', '26:30'],
  [new Date(Date.UTC(1899, 11, 31, 2, 30, 5)), '[hh]:mm:ss;@', '26:30:05'],
  [new Date(Date.UTC(1899, 11, 30, 1, 30, 5)), '[mm]:ss', '90:05'],
  [new Date(Date.UTC(1899, 11, 30, 2, 30)), 'h:mm', '02:30'],
  [1.5, '[h]', '36'],
  [-0.0625, '[h]:mm', '-1:30'],
  [{ formula: 'A1', result: new Date(Date.UTC(1900, 0, 4)) }, '[h]:mm:ss', '120:00:00'],
  [{ formula: 'A1+1', result: 7 }, '0.0', '7.0'],
  [{ richText: [{ text: 'Nó' }, { text: 'mina' }] }, '', 'Nómina'],
  [{ text: 'Sitio', hyperlink: 'javascript:alert(1)' }, '', 'Sitio'],
  [{ error: '#DIV/0!' }, '', '#DIV/0!'],
  [null, '', ''],
])('%j as %s is %s', (value, format, text) => {
  expect(formatSheetValue(value, format)).toBe(text);
});
