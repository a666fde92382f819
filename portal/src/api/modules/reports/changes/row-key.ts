import type { ColumnKey, Row } from '@lienzo/schema/data/column';

/** A row as its tables have it, by which it is known in another version. */
export const rowKey = (row: Row, columns: readonly ColumnKey[]): string =>
  JSON.stringify(columns.map((column) => row[column] ?? null));
