import type { TablaItem } from '@lienzo/schema/report/item';

/** The size of a table's text in points: its own, else a little smaller than the body's 10. */
export const tableFontSize = (item: Pick<TablaItem, 'estilo_item'>): number =>
  item.estilo_item.font_size ?? 9;
