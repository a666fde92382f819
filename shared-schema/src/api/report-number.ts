import { z } from 'zod';

/** A report's number: PostgreSQL's `integer`. */
export const reportNumber = z.int().positive().max(2_147_483_647);
/** The same in a query string. */
export const reportId = z.coerce.number().pipe(reportNumber);
