import type { Row } from '@lienzo/schema/data/column';
import type { DrawContext } from './draw-context.ts';

/**
 * `DrawContext.rowsOf` over rows held by item uuid. A detail column is indexed once, on first use, so that
 * a detail table on each of n pages costs n look-ups and not n readings of all rows.
 */
export function rowsByUuid(rows: Readonly<Record<string, readonly Row[]>>): DrawContext['rowsOf'] {
  const indexes = new Map<string, Map<string, Row[]>>();
  return (uuid, where) => {
    const all = Object.hasOwn(rows, uuid) ? (rows[uuid] ?? []) : [];
    if (where === undefined) return all;
    const key = `${uuid} ${where.column}`;
    let index = indexes.get(key);
    if (index === undefined) {
      index = indexBy(all, where.column);
      indexes.set(key, index);
    }
    return index.get(where.value) ?? [];
  };
}

function indexBy(rows: readonly Row[], column: string): Map<string, Row[]> {
  const index = new Map<string, Row[]>();
  for (const row of rows) {
    const value = String(row[column] ?? '');
    const same = index.get(value);
    if (same === undefined) index.set(value, [row]);
    else same.push(row);
  }
  return index;
}
