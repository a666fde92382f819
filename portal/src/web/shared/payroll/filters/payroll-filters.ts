import { z } from 'zod';

const id = z.coerce.number().pipe(z.int().positive()).optional().catch(undefined);

/** What is chosen at the top of the payroll screens (specification 3 §2.1), as the URL keeps it. */
export const payrollFilters = z.object({
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
export type PayrollFilters = z.infer<typeof payrollFilters>;

export const paysheetIdsOf = ({ nominas }: Pick<PayrollFilters, 'nominas'>): number[] =>
  nominas === undefined ? [] : [...new Set(nominas.split(',').map(Number))];
