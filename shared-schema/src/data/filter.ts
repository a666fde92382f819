/** Filters of a report's item: which rows it shows (specification 3 §3, §5). */
import { z } from 'zod';
import { columnDataType, columnKey } from './column.ts';
import { filterCondition } from './filter-condition.ts';
import { MAX_VALOR } from './filter-values.ts';

/** Half-filled filters can be held in a draft; `validateReport` says what a saved one needs. */
export const reportFilter = z.object({
  id: z.string().min(1).max(64),
  nombre: z.string().max(200),
  /** The column compared; a list because the contract says so, with one entry. */
  selected_columns: z.array(columnKey).max(1),
  column_type: columnDataType,
  condition: filterCondition.nullable(),
  /** As `readValues` reads it. Numbers as decimal text, dates as `YYYY-MM-DD`. */
  valor: z.string().max(MAX_VALOR),
  /** The parameter of the report that `valor` is taken from; `valor` itself is then ignored. */
  parametro: z.string().min(1).max(64).optional(),
  /** Filters of an item with the same one are joined by O; everything else by Y. */
  grupo: z.string().min(1).max(64).optional(),
});
export type ReportFilter = z.infer<typeof reportFilter>;
