import type { SelectedColumn } from '@lienzo/schema/data/column';

/** The heading of a column on paper: its own title, else its readable name. */
export const columnTitle = (column: SelectedColumn): string =>
  column.titulo !== undefined && column.titulo.trim() !== '' ? column.titulo : column.readable_name;
