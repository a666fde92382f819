import { z } from 'zod';

/** The number of a payroll, a period, an employee…: PostgreSQL's `integer`. */
export const rowNumber = z.int().positive().max(2_147_483_647);
/** The same in a query string. */
export const rowId = z.coerce.number().pipe(rowNumber);

/** Numbers of rows, as a query lists them: `1,2,3`. */
export const numberList = z
  .string()
  .regex(/^\d{1,10}(,\d{1,10}){0,49}$/)
  .transform((text) => [...new Set(text.split(',').map(Number))])
  .pipe(z.array(rowNumber));
