/** What several items of a report share: data sets, and filters of the whole report. */
import { z } from 'zod';
import { reportFilter } from '../data/filter.ts';
import { dataPart } from './data-part.ts';

export const MAX_SHARED_FILTERS = 10;
export const MAX_DATA_SETS = 10;
/** Characters of the name of a data set. */
export const MAX_DATA_SET_NAME = 60;

/** Shorter ids than those of other filters, because its copies in items prefix it. */
const name = z.string().min(1).max(50);

/** A filter that every item has whose rows have its column. */
export const sharedFilter = reportFilter.extend({ id: name, grupo: name.optional() });
export type SharedFilter = z.infer<typeof sharedFilter>;

/** Tables with their filters and the order of their rows, for items that name it in `conjunto`. */
export const dataSet = z.object({
  id: z.string().regex(/^conjunto-[a-z0-9-]{1,50}$/),
  nombre: z.string().max(MAX_DATA_SET_NAME),
  selected_tables: dataPart.selected_tables,
  filters: z.array(sharedFilter).max(MAX_SHARED_FILTERS),
  order_columns: dataPart.order_columns,
});
export type DataSet = z.infer<typeof dataSet>;
