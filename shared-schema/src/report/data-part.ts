/** The fields common to items with data: tables, columns, filters, computed columns, sort order. */
import { z } from 'zod';
import { additionalColumn } from '../data/additional-column.ts';
import { columnKey, selectedColumn } from '../data/column.ts';
import { reportFilter } from '../data/filter.ts';

/** Filters of an item, with those that it shares with others. */
export const MAX_FILTERS = 50;

export const dataPart = {
  /** Models of the catalogue (`employees`); the query starts from the first one. */
  selected_tables: z.array(z.string().regex(/^[a-z_]+$/)).max(12),
  selected_columns: z.array(selectedColumn).max(60),
  filters: z.array(reportFilter).max(MAX_FILTERS),
  additional_columns: z.array(additionalColumn).max(30),
  /** The sort order of the rows. */
  order_columns: z.array(z.object({ column: columnKey, direction: z.enum(['asc', 'desc']) })).max(6),
  /** The data set whose tables, filters and sort order these are; absent: its own. */
  conjunto: z.string().max(64).optional(),
  /** Filters of the whole report leave this item alone. */
  sin_filtros_reporte: z.boolean().optional(),
};
