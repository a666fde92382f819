/** The totals of a table over all of its rows, asked where only its first rows are at hand. */
import { z } from 'zod';
import { cell, columnKey, selectedColumn } from './column.ts';

export const totalsQuestion = z.object({
  /** The columns with a total. */
  columns: z.array(selectedColumn).max(60),
  /** By the key of a value that rows repeat, the ids of the rows that it belongs to: each counts once. */
  own: z.record(columnKey, z.array(columnKey).max(12)).default({}),
  /** The columns that the table is grouped by, the outermost first. */
  groups: z.array(selectedColumn).max(2),
  /** The names of the groups that the last of the rows at hand belongs to: their other rows are not. */
  open: z.array(z.string()).max(2),
  /** The columns whose least and greatest value of all rows is asked for. */
  ranges: z.array(columnKey).max(60).optional(),
});
export type TotalsQuestion = z.infer<typeof totalsQuestion>;

const figures = z.record(columnKey, cell);

/** The figures by column: `all` of all rows, `open` of the groups that the question names. */
export const tableTotals = z.object({
  all: figures,
  open: z.array(figures).max(2),
  ranges: z.record(columnKey, z.object({ min: cell, max: cell })).optional(),
});
export type TableTotals = z.infer<typeof tableTotals>;
