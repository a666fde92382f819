import { z } from 'zod';

/** The number of a payroll, a period, an employee…: PostgreSQL's `integer`. */
export const rowNumber = z.int().positive().max(2_147_483_647);
/** The same in a query string. */
export const rowId = z.coerce.number().pipe(rowNumber);
