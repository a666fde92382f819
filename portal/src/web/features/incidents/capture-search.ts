import { z } from 'zod';

export const CAPTURE_TABS = ['incidencias', 'horas', 'incapacidades'] as const;
export type CaptureTab = (typeof CAPTURE_TABS)[number];

const id = z.coerce.number().pipe(z.int().positive()).optional().catch(undefined);

/** What is chosen at the top of the screens of capture (specification 3 §2.1), as the URL keeps it. */
export const captureFilters = z.object({
  cliente: z.uuid().optional().catch(undefined),
  /** Ids with commas between. */
  nominas: z.coerce
    .string()
    .regex(/^\d{1,10}(,\d{1,10}){0,49}$/)
    .optional()
    .catch(undefined),
  centro: id,
  anio: id,
  proceso: id,
  /** The period of the first payroll; the others have one of the same dates. */
  periodo: id,
});
export type CaptureFilters = z.infer<typeof captureFilters>;

/** What the main screen keeps in the URL; anything else that stands there is ignored. */
export const captureSearch = captureFilters.extend({
  empleado: id,
  vista: z.enum(CAPTURE_TABS).optional().catch(undefined),
});
export type CaptureSearch = z.infer<typeof captureSearch>;

export const paysheetIdsOf = ({ nominas }: Pick<CaptureFilters, 'nominas'>): number[] =>
  nominas === undefined ? [] : [...new Set(nominas.split(',').map(Number))];
