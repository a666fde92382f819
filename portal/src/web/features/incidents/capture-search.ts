import { z } from 'zod';
import { payrollFilters } from '../../shared/payroll/filters/payroll-filters';

export const CAPTURE_TABS = ['incidencias', 'horas', 'incapacidades'] as const;
export type CaptureTab = (typeof CAPTURE_TABS)[number];

const id = z.coerce.number().pipe(z.int().positive()).optional().catch(undefined);

/** What the main screen keeps in the URL; anything else that stands there is ignored. */
export const captureSearch = payrollFilters.extend({
  empleado: id,
  vista: z.enum(CAPTURE_TABS).optional().catch(undefined),
});
export type CaptureSearch = z.infer<typeof captureSearch>;
