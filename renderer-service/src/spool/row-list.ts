import type { Row } from '@lienzo/schema/data/column';

/** Rows in their order, read from memory or from the disk; an array is one. */
export type RowList = {
  readonly length: number;
  /** Some of the first rows. */
  slice(from: 0, to: number): readonly Row[];
  entries(): Iterable<[number, Row]>;
};
