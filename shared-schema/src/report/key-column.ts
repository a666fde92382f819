import { additionalDataType } from '../data/additional-column.ts';
import { catalogColumn } from '../data/catalog.ts';
import type { ColumnKey, SelectedColumn } from '../data/column.ts';
import type { DataItem } from './item.ts';

/** A column that rows are grouped by: as the item shows it, else from its additional columns or the catalogue. */
export function keyColumn(
  item: Pick<DataItem, 'selected_columns' | 'additional_columns'>,
  key: ColumnKey,
): SelectedColumn {
  const shown = item.selected_columns.find((one) => one.column === key);
  if (shown !== undefined) return shown;
  const additional = item.additional_columns.find((one) => one.id === key);
  const known = catalogColumn(key);
  return {
    column: key,
    data_type:
      additional === undefined
        ? (known?.data_type ?? 'text')
        : additionalDataType(additional, item.additional_columns),
    readable_name: additional?.nombre ?? known?.readable_name ?? key,
  };
}
