import type { ColumnKey, Row } from './column.ts';

/**
 * The keys (`employees.id`) of the rows that the values of a column belong to, for columns whose values the rows of an
 * item repeat.
 */
export type OwnRows = ReadonlyMap<ColumnKey, readonly ColumnKey[]>;

/** The rows of one table, or of several together, that have passed by. Holds their keys. */
export class SeenRows {
  private readonly keys: readonly ColumnKey[];
  private readonly seen = new Set<string>();

  /** @param keys the columns with the ids of the rows, such as `employees.id`. */
  constructor(keys: readonly ColumnKey[]) {
    this.keys = keys;
  }

  /** Whether a row was there before; it is now. A row without the keys is always a new one. */
  isKnown(row: Row): boolean {
    const id = rowId(row, this.keys);
    if (id === null) return false;
    const { size } = this.seen;
    return this.seen.add(id).size === size;
  }
}

/** The ids of a row in one text, or null when one is missing. */
export function rowId(row: Row, keys: readonly ColumnKey[]): string | null {
  const [only = ''] = keys;
  // Most values belong to one table.
  if (keys.length === 1) return idOf(row, only);
  const ids = keys.map((key) => idOf(row, key));
  return ids.includes(null) ? null : ids.join(' ');
}

function idOf(row: Row, key: ColumnKey): string | null {
  const value = row[key];
  return value === null || value === undefined ? null : String(value);
}
