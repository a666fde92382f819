/** How formats are called where they are chosen. */
import {
  type ColumnDataType,
  type ColumnFormat,
  columnFormat,
  isNumericType,
} from '@lienzo/schema/data/column';
import { formatCell, isTypedFormat } from '@lienzo/schema/data/format';
import { numberPatternOf, PATTERN_PREFIX } from '@lienzo/schema/data/format-pattern';
import { editorColumnMessages } from '@lienzo/schema/messages/editor-column-messages';

const NUMBERS = ['1234.5', '-1234.5'];
const MOMENTS = ['2026-11-20T21:05:00Z'];
const DAYS = ['2026-11-20'];

/** By an example of what it writes. */
export function formatLabel(format: ColumnFormat): string {
  if (!isTypedFormat(format)) return editorColumnMessages.formats[format];
  const [example = ''] = typedExamples(format, numberPatternOf(format) === null ? 'timestamp' : 'numeric');
  return editorColumnMessages.typed.label(example);
}

/** In a word. */
export const shortFormat = (format: ColumnFormat): string =>
  isTypedFormat(format) ? editorColumnMessages.typed.short : editorColumnMessages.shortFormats[format];

/** What a format makes of some values of a type. */
export function typedExamples(format: ColumnFormat, type: ColumnDataType): string[] {
  const values = isNumericType(type) ? NUMBERS : type === 'timestamp' ? MOMENTS : DAYS;
  return values.map((value) => formatCell(value, type, format));
}

/** What is chosen to type a format. */
export const TYPED = 'personalizado';

/** The format that typing begins with, like one with a name. */
export function firstTyped(current: ColumnFormat, type: ColumnDataType): ColumnFormat {
  if (isTypedFormat(current)) return current;
  return columnFormat.parse(
    `${PATTERN_PREFIX}${FIRST[current] ?? (isNumericType(type) ? '0' : 'dd/mm/aaaa')}`,
  );
}

const FIRST: Partial<Record<ColumnFormat, string>> = {
  entero: '#,##0',
  decimal: '#,##0.00',
  moneda: '$#,##0.00',
  porcentaje: '0.00%',
  fecha_media: 'd mmm aaaa',
  fecha_larga: 'd de mmmm de aaaa',
  fecha_mes: 'mmm aaaa',
  fecha_anio: 'aaaa',
  fecha_hora: 'dd/mm/aaaa h:mm AM/PM',
};
