import type { ColumnFormat } from '@lienzo/schema/data/column';

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

/** A format in Excel's codes. */
export const excelFormat = (format: ColumnFormat): string => FORMATS[format];
