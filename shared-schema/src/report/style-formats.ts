/** The formats of a style: how the tables of an organization write money, decimals and days. */
import { z } from 'zod';
import { columnFormat, isNumericType, type SelectedColumn } from '../data/column.ts';
import {
  allowsFormat,
  daySpanOf,
  formatOf,
  isMoneyFormat,
  isPercentFormat,
  isTypedFormat,
} from '../data/format.ts';

export const styleFormats = z.object({
  moneda: columnFormat.optional(),
  decimal: columnFormat.optional(),
  /** Of days, without an hour. */
  fecha: columnFormat.optional(),
});
export type StyleFormats = z.infer<typeof styleFormats>;
type FormatKind = keyof StyleFormats;
export const FORMAT_KINDS = styleFormats.keyof().options;

/**
 * What a column writes, as styles tell them apart; null for what no style changes: whole numbers, which may be numbers of
 * people or years, percentages, months, instants, and a column that writes a value as it is.
 */
export function formatKind(column: Pick<SelectedColumn, 'data_type' | 'formato'>): FormatKind | null {
  const format = formatOf(column);
  if (column.data_type === 'date') return daySpanOf(column) === null ? 'fecha' : null;
  if (!isNumericType(column.data_type)) return null;
  if (isMoneyFormat(format)) return 'moneda';
  return format === 'decimal' || (isTypedFormat(format) && !isPercentFormat(format)) ? 'decimal' : null;
}

/** The formats that most columns of each kind have, of the first one where several are as many. */
export function formatsOfColumns(columns: readonly SelectedColumn[]): StyleFormats {
  const formats: StyleFormats = {};
  for (const kind of FORMAT_KINDS) {
    const own = columns.filter((column) => formatKind(column) === kind).map(formatOf);
    const counts = Map.groupBy(own, (format) => format);
    const [most] = [...counts].toSorted(([, one], [, other]) => other.length - one.length);
    if (most !== undefined) formats[kind] = most[0];
  }
  return formats;
}

/** Columns with the formats of a style; the same array where nothing differs. */
export function withFormats(columns: SelectedColumn[], formats: StyleFormats): SelectedColumn[] {
  const next = columns.map((column) => {
    const kind = formatKind(column);
    const formato = kind === null ? undefined : formats[kind];
    const fits =
      formato !== undefined && formato !== formatOf(column) && allowsFormat(column.data_type, formato);
    return fits ? { ...column, formato } : column;
  });
  return next.some((column, at) => column !== columns[at]) ? next : columns;
}
