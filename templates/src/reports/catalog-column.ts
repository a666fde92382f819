import { catalogColumn as find } from '@lienzo/schema/data/catalog';
import type { SelectedColumn } from '@lienzo/schema/data/column';

/** A column of the catalogue as an item shows it. Throws for one that the catalogue does not have. */
export function catalogColumn(
  column: string,
  look: Omit<SelectedColumn, 'column' | 'data_type' | 'readable_name'> = {},
): SelectedColumn {
  const known = find(column);
  if (known === undefined) throw new Error(`no such column in the catalogue: ${column}`);
  return { column, data_type: known.data_type, readable_name: known.readable_name, ...look };
}
