import { withAdditional } from '@lienzo/schema/data/additional-column';
import type { Row } from '@lienzo/schema/data/column';
import type { TablaItem } from '@lienzo/schema/report/item';
import type { DrawContext } from './draw-context.ts';

/** The rows that a table shows here, additional columns included; details only those of the current row. */
export function tableRows(item: TablaItem, context: DrawContext): readonly Row[] {
  const { current } = context;
  const rows =
    item.detail_column === undefined || current === undefined
      ? context.rowsOf(item.uuid)
      : context.rowsOf(item.uuid, {
          column: item.detail_column,
          value: String(current.row[item.detail_column] ?? ''),
        });
  if (item.additional_columns.length === 0) return rows;
  return rows.map((row) => withAdditional(item.additional_columns, row, context.today));
}
