import type { Row } from '@lienzo/schema/data/column';
import type { RowList } from '@lienzo/schema/data/row-list';
import type { DrawContext } from '../draw-context.ts';

/**
 * `DrawContext.rowsOf` for rows by item uuid. A detail column is indexed on first use, so that a detail table on each of
 * n pages costs n look-ups instead of n scans; the index holds positions, not rows.
 */
export function rowsByUuid(rows: Readonly<Record<string, RowList>>): DrawContext['rowsOf'] {
  const indexes = new Map<string, Map<string, number[]>>();
  return (uuid, where) => {
    const all = Object.hasOwn(rows, uuid) ? (rows[uuid] ?? []) : [];
    if (where === undefined) return all;
    const key = `${uuid} ${where.column}`;
    let index = indexes.get(key);
    if (index === undefined) {
      index = indexBy(all, where.column);
      indexes.set(key, index);
    }
    return new IndexedRows(all, index.get(where.value) ?? []);
  };
}

/** A subset of a row list, by positions. */
class IndexedRows implements RowList {
  private readonly all: RowList;
  private readonly positions: readonly number[];

  constructor(all: RowList, positions: readonly number[]) {
    this.all = all;
    this.positions = positions;
  }

  get length(): number {
    return this.positions.length;
  }

  at(index: number): Row | undefined {
    const position = this.positions[index];
    return position === undefined ? undefined : this.all.at(position);
  }

  slice(from: number, to: number): readonly Row[] {
    return this.positions.slice(from, to).flatMap((position): Row[] => {
      const row = this.all.at(position);
      return row === undefined ? [] : [row];
    });
  }

  *[Symbol.iterator](): Generator<Row> {
    for (const position of this.positions) {
      const row = this.all.at(position);
      if (row !== undefined) yield row;
    }
  }
}

function indexBy(rows: RowList, column: string): Map<string, number[]> {
  const index = new Map<string, number[]>();
  let position = 0;
  for (const row of rows) {
    const value = String(row[column] ?? '');
    const positions = index.get(value);
    if (positions === undefined) index.set(value, [position]);
    else positions.push(position);
    position += 1;
  }
  return index;
}
