import type { Row } from './column.ts';

/** Rows in their order, in memory or on the disk; an array is one. */
export type RowList = Iterable<Row> & {
  readonly length: number;
  at(index: number): Row | undefined;
  /** The rows from `from` up to `to`, as an array: for some, not for all. */
  slice(from: number, to: number): readonly Row[];
};
