import { EMPLOYEE_COLUMNS } from '@lienzo/schema/masters/employee-columns';
import { z } from 'zod';

export const MASTER_TABS = ['datos', 'calendario', 'empleados', 'registros', 'convenios'] as const;

const number = z.coerce.number().pipe(z.int().positive().max(2_147_483_647));

/** What the screen keeps in the URL; anything else that stands there is ignored. */
export const mastersSearch = z.object({
  cliente: z.uuid().optional().catch(undefined),
  nomina: number.optional().catch(undefined),
  vista: z.enum(MASTER_TABS).optional().catch(undefined),
  /** Of the calendar. */
  proceso: number.optional().catch(undefined),
  anio: z.coerce.number().pipe(z.int().min(1990).max(2100)).optional().catch(undefined),
  /** Of the people. */
  q: z.coerce.string().max(200).optional().catch(undefined),
  estatus: z.enum(['A', 'F']).optional().catch(undefined),
  orden: z.enum(EMPLOYEE_COLUMNS).optional().catch(undefined),
  sentido: z.enum(['asc', 'desc']).optional().catch(undefined),
  pagina: number.optional().catch(undefined),
  empleado: number.optional().catch(undefined),
});
export type MastersSearch = z.infer<typeof mastersSearch>;
