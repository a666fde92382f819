/** A column of a grid that edits like a spreadsheet: what of a row its cells show, and what writing one makes of the row. */
export type GridColumn<Row> = {
  key: string;
  title: string;
  /** A second line of the head. */
  note?: string;
  /** As it is spoken. */
  name: string;
  /** What writing into it does, when that is not plain. */
  help?: string;
  /** Pixels. */
  width: number;
  /** It stays in view, beside the others that do; these come first. */
  isFrozen?: boolean;
  isNumber?: boolean;
  /** It sums up others: a block of several values is not for it. */
  isTotal?: boolean;
  text: (row: Row) => string;
  /** The row with another text in this cell; absent: nothing can be written. */
  write?: (row: Row, text: string) => Row;
  /** Why this row's cell cannot be written; null: it can. */
  locked?: (row: Row) => string | null;
  /** What a cell that sums up others stands for, in words. */
  detail?: (row: Row) => string | null;
  /** What is wrong with the cell. */
  problem?: (row: Row) => string | null;
};

/** Whether a cell can be written. */
export const isWritable = <Row>({ write, locked }: GridColumn<Row>, row: Row): boolean =>
  write !== undefined && (locked?.(row) ?? null) === null;
