import { RUN_PRODUCTS } from '@lienzo/schema/runs/products';
import { z } from 'zod';
import { payrollFilters } from '../../shared/payroll/filters/payroll-filters';

/** What the screen of calculation and closing keeps in the URL. */
export const runsSearch = payrollFilters.extend({
  /** Its selector 'Proceso': calculation or closing. */
  solicitud: z.coerce.number().pipe(z.literal(RUN_PRODUCTS)).optional().catch(undefined),
  /** The payroll whose results are open. */
  nomina: z.coerce.number().pipe(z.int().positive()).optional().catch(undefined),
});
export type RunsSearch = z.infer<typeof runsSearch>;
