import type { ColumnFormat, NamedFormat } from '@lienzo/schema/data/column';
import { excelDatePattern } from '@lienzo/schema/data/date-pattern';
import { isTypedFormat } from '@lienzo/schema/data/format';
import { datePatternOf, numberPatternOf } from '@lienzo/schema/data/format-pattern';
import { excelNumberPattern } from '@lienzo/schema/data/number-pattern';

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
} as const satisfies Record<NamedFormat, string>;

/** A format in Excel's codes. */
export function excelFormat(format: ColumnFormat): string {
  if (!isTypedFormat(format)) return FORMATS[format];
  const number = numberPatternOf(format);
  if (number !== null) return excelNumberPattern(number);
  const date = datePatternOf(format);
  return date === null ? FORMATS.general : excelDatePattern(date);
}
