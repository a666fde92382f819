import type { TablaItem } from '@lienzo/schema/report/item';

/** Whether a table has totals or subtotals. */
export const hasTotals = (item: TablaItem): boolean =>
  item.selected_columns.some((column) => column.total !== undefined);
