import type { ColumnKey, SelectedColumn } from '@lienzo/schema/data/column';

/** The longest heading of a column, in characters. */
const MAX_HEADING = 200;

/**
 * The columns with another heading for one of them. An empty one, or one that is the column's readable name, takes the
 * heading of its own away.
 * @returns null when nothing changes.
 */
export function renameColumn(
  columns: readonly SelectedColumn[],
  key: ColumnKey,
  heading: string,
): SelectedColumn[] | null {
  const texts = heading.trim().slice(0, MAX_HEADING);
  const at = columns.findIndex(({ column }) => column === key);
  const column = columns[at];
  if (column === undefined) return null;
  const { titulo, ...rest } = column;
  const next = texts === '' || texts === column.readable_name ? undefined : texts;
  if (next === (titulo?.trim() || undefined)) return null;
  return columns.with(at, next === undefined ? rest : { ...rest, titulo: next });
}
