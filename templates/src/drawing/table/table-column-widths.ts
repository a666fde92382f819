import type { Row } from '@lienzo/schema/data/column';
import type { RowList } from '@lienzo/schema/data/row-list';
import type { TablaItem } from '@lienzo/schema/report/item';
import { columnWidths } from './column-widths.ts';

/** The size of a table's text in points: its own, else a little smaller than the body's 10. */
export const tableFontSize = (item: Pick<TablaItem, 'estilo_item'>): number =>
  item.estilo_item.font_size ?? 9;

/**
 * Shares of a table's width in percent, one per column.
 * @param width of the table in points.
 * @param withAdditionalColumns puts the additional columns beside a row's own.
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
