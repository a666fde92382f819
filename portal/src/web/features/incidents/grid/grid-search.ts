import { z } from 'zod';
import { payrollFilters } from '../../../shared/payroll/filters/payroll-filters';

/** 'Captura' (specification 3 §2.1): 0 Incidencias, 1 Horas Extras, 2 Incapacidades. */
export const GRID_MODES = [0, 1, 2] as const;
export type GridMode = (typeof GRID_MODES)[number];

/** What the grid keeps in the URL; anything else that stands there is ignored. */
export const captureGridSearch = payrollFilters.extend({
  captura: z.coerce.number().pipe(z.literal(GRID_MODES)).optional().catch(undefined),
});
