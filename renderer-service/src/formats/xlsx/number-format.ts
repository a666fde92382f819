import type { SelectedColumn } from '@lienzo/schema/data/column';
import { formatOf } from '@lienzo/schema/data/format';

const FORMATS = {
  general: 'General',
  entero: '#,##0',
  decimal: '#,##0.00',
  moneda: '"$"#,##0.00;-"$"#,##0.00',
  porcentaje: '#,##0.##"%"',
  fecha_corta: 'dd/mm/yyyy',
  fecha_media: 'd mmm yyyy',
  fecha_larga: '[$-80A]d" de "mmmm" de "yyyy',
  fecha_hora: 'dd/mm/yyyy h:mm AM/PM',
} as const;

/** Excel's format for a column. Text is `@`: it stays text when somebody edits the cell, also when it begins with `=`. */
export function numberFormat(column: SelectedColumn): string {
  if (column.data_type === 'text' || column.data_type === 'boolean') return '@';
  return FORMATS[formatOf(column)];
}
