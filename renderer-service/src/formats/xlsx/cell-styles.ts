import type { ColumnFormat, SelectedColumn } from '@lienzo/schema/data/column';
import { alignmentOf, formatOf } from '@lienzo/schema/data/format';
import type { Alignment, Style } from 'exceljs';

/** The font of heads and totals. */
export const BOLD = { name: 'Calibri', family: 2, size: 11, bold: true };

/** A column's alignment; text is indented to keep a distance from right-aligned numbers before it. */
export function columnAlignment(column: SelectedColumn): Partial<Alignment> {
  const horizontal = alignmentOf(column);
  return horizontal === 'left' ? { horizontal, indent: 1 } : { horizontal };
}

/** Of what a line of totals is called, in the first column if that has no total: a right-aligned one would be cut. */
export const captionAlignment = { horizontal: 'left', indent: 1, vertical: 'top' } as const;

/** A column's cell style. */
export const columnStyle = (column: SelectedColumn): Partial<Style> => ({
  numFmt: numberFormat(column),
  alignment: { ...columnAlignment(column), vertical: 'top' },
});

const FORMATS = {
  general: 'General',
  entero: '#,##0',
  decimal: '#,##0.00',
  moneda: '"$"#,##0.00;-"$"#,##0.00',
  porcentaje: '#,##0.00%',
  fecha_corta: 'dd/mm/yyyy',
  fecha_media: 'd mmm yyyy',
  fecha_larga: '[$-80A]d" de "mmmm" de "yyyy',
  fecha_mes: '[$-80A]mmm yyyy',
  fecha_anio: 'yyyy',
  fecha_hora: 'dd/mm/yyyy h:mm AM/PM',
} as const satisfies Record<ColumnFormat, string>;

/** A column's number format. Text is `@`, so that it stays text when edited, even if it starts with `=`. */
function numberFormat(column: SelectedColumn): string {
  if (column.data_type === 'text' || column.data_type === 'boolean') return '@';
  return excelFormat(formatOf(column));
}

/** A format in Excel's codes. */
export const excelFormat = (format: ColumnFormat): string => FORMATS[format];
