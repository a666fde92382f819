import { z } from 'zod';

const day = z
  .string()
  .regex(/^\d{4}-\d{2}-\d{2}$/)
  .optional()
  .catch(undefined);

/** What the screens of the IMSS side keep in the URL. */
export const imssSearch = z.object({
  cliente: z.uuid().optional().catch(undefined),
  nomina: z.coerce.number().pipe(z.int().positive()).optional().catch(undefined),
  /** The number of a registro patronal. */
  registro: z
    .string()
    .regex(/^[A-Z0-9]{1,11}$/)
    .optional()
    .catch(undefined),
  inicio: day,
  fin: day,
});
export type ImssSearch = z.infer<typeof imssSearch>;

/** A client that changes clears payroll and register, a payroll its register (specification 2 §4). */
export function changeImssSearch<Search extends ImssSearch>(search: Search, change: Partial<Search>): Search {
  if ('cliente' in change) return { ...search, ...change, nomina: undefined, registro: undefined };
  if ('nomina' in change) return { ...search, ...change, registro: undefined };
  return { ...search, ...change };
}
