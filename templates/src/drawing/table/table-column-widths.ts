import type { Row } from '@lienzo/schema/data/column';
import type { RowList } from '@lienzo/schema/data/row-list';
import type { TablaItem } from '@lienzo/schema/report/item';
import { columnWidths } from './column-widths.ts';

/** A table's font size in points: its own, else slightly smaller than the body's 10. */
export const tableFontSize = (item: Pick<TablaItem, 'estilo_item'>): number =>
  item.estilo_item.font_size ?? 9;

/**
 * A table's column widths in percent.
 * @param width of the table in points.
 * @param withAdditionalColumns adds the additional columns to a row.
 */
export const tableColumnWidths = (
  item: TablaItem,
  rows: RowList,
  width: number,
  withAdditionalColumns: (row: Row) => Row,
): number[] =>
  columnWidths(
    item.selected_columns,
    rows,
    width,
    tableFontSize(item),
    withAdditionalColumns,
    item.group_by.length > 0,
  );
