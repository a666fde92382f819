import type { Cell, ColumnKey, Row } from '@lienzo/schema/data/column';

/** A row as returned by the driver: dates, instants and decimals are already strings (`column-parsers.ts`). */
export function rowOf(stored: Record<string, unknown>): Row {
  const row: Record<ColumnKey, Cell> = {};
  for (const [key, value] of Object.entries(stored)) row[key] = cellOf(value);
  return row;
}

function cellOf(value: unknown): Cell {
  if (value === null || value === undefined) return null;
  if (typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean') return value;
  throw new Error(`a column gave a value of type ${typeof value}`);
}
