import { catalogColumn } from '@lienzo/schema/data/catalog';
import { columnFormat, type Row, type SelectedColumn } from '@lienzo/schema/data/column';
import { formatCell, formatOf } from '@lienzo/schema/data/format';

/** The formatted value of a column atom, or '' for an unknown column. */
export function columnAtomText(
  attrs: { column: string; format?: string | null | undefined },
  columns: SelectedColumn[],
  row: Row,
): string {
  const column = columns.find((one) => one.column === attrs.column);
  if (column === undefined) return '';
  const own = columnFormat.safeParse(attrs.format);
  const format = formatOf(own.success ? { data_type: column.data_type, formato: own.data } : column);
  return formatCell(row[column.column], column.data_type, format);
}

/** The display name of a column atom: the item's name for it, else the catalogue's. */
export function columnAtomName(key: string, columns: SelectedColumn[]): string {
  const own = columns.find((one) => one.column === key)?.readable_name ?? '';
  return own === '' ? (catalogColumn(key)?.readable_name ?? key) : own;
}
