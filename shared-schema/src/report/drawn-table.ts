import type { ColumnKey } from '../data/column.ts';
import type { CrossStyle } from '../data/group-styles.ts';
import type { DataItem, TablaItem } from './item.ts';

/** What a table has that is drawn of a cross table. */
export type CrossLook = {
  /** How many columns, from the first on, name the row: they begin each band of columns. */
  fixed: number;
  /** What stands in a cell without a value. */
  empty: string;
  /** The columns with the totals of rows. */
  rowTotals: ReadonlySet<ColumnKey>;
  /** The columns with the totals of rows that are sums of other columns: those that each adds up. */
  rowSums: ReadonlyMap<ColumnKey, readonly ColumnKey[]>;
  /** The formulas of styles, each with the columns that take its look. */
  styles: readonly CrossStyle[];
  /** The columns whose totals are no sums of the cells above: rows of the tables' join repeat their values. */
  repeated: ReadonlySet<ColumnKey>;
};

/** A table as it is drawn. */
export type DrawnTable = TablaItem & { cruce?: CrossLook };

/** What an item has that is the table of a cross table; undefined for any other. */
export const crossLookOf = (item: DataItem): CrossLook | undefined =>
  item.nombre === 'tabla' && isCrossed(item) ? item.cruce : undefined;

const isCrossed = (item: TablaItem): item is DrawnTable => 'cruce' in item;
