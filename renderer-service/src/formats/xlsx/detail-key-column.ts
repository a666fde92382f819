import { catalogColumn } from '@lienzo/schema/data/catalog';
import type { SelectedColumn } from '@lienzo/schema/data/column';
import { canLinkToPage, type DataItem } from '@lienzo/schema/report/item';

/** The column that links a detail item's rows to the page's row; undefined for other items. */
export function detailKeyColumn(item: DataItem): SelectedColumn | undefined {
  const detail = canLinkToPage(item) ? item.detail_column : undefined;
  if (detail === undefined) return undefined;
  const known = catalogColumn(detail);
  if (known === undefined) return undefined;
  const { data_type, readable_name } = known;
  return { column: detail, data_type, readable_name };
}
