import type { SelectedColumn } from '@lienzo/schema/data/column';

/** A column's heading: its own title, else its readable name. */
export const columnTitle = (column: SelectedColumn): string =>
  column.titulo !== undefined && column.titulo.trim() !== '' ? column.titulo : column.readable_name;
