import type { Row } from '@lienzo/schema/data/column';
import type { RowList } from '@lienzo/schema/data/row-list';
import type { DrawContext } from './draw-context.ts';

/**
 * `DrawContext.rowsOf` over rows held by item uuid. A detail column is indexed once, on first use, so that
 * a detail table on each of n pages costs n look-ups and not n readings of all rows; the index holds the rows'
 * places, not the rows.
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
    return new PlacedRows(all, index.get(where.value) ?? []);
  };
}

/** Some rows of a list, by their places. */
class PlacedRows implements RowList {
  private readonly all: RowList;
  private readonly places: readonly number[];

  constructor(all: RowList, places: readonly number[]) {
    this.all = all;
    this.places = places;
  }

  get length(): number {
    return this.places.length;
  }

  at(index: number): Row | undefined {
    const place = this.places[index];
    return place === undefined ? undefined : this.all.at(place);
  }

  slice(from: number, to: number): readonly Row[] {
    return this.places.slice(from, to).flatMap((place): Row[] => {
      const row = this.all.at(place);
      return row === undefined ? [] : [row];
    });
  }

  *[Symbol.iterator](): Generator<Row> {
    for (const place of this.places) {
      const row = this.all.at(place);
      if (row !== undefined) yield row;
    }
  }
}

function indexBy(rows: RowList, column: string): Map<string, number[]> {
  const index = new Map<string, number[]>();
  let place = 0;
  for (const row of rows) {
    const value = String(row[column] ?? '');
    const same = index.get(value);
    if (same === undefined) index.set(value, [place]);
    else same.push(place);
    place += 1;
  }
  return index;
}
