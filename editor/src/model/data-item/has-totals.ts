import type { TablaItem } from '@lienzo/schema/report/item';

/** Whether a table says figures over its rows. */
export const hasTotals = (item: TablaItem): boolean =>
  item.selected_columns.some((column) => column.total !== undefined);
