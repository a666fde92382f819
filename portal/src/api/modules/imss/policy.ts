/** What may be done with batches and the list of non-working days. Pure. */
import type { Role } from '@lienzo/schema/api/endpoint';
import type { BatchState } from '@lienzo/schema/imss/conciliation/conciliate';
import type { ImssBatch } from '@lienzo/schema/imss/movement-endpoints';

/** Files are written until it is sent, it is sent once, and answers come to what was sent. */
export const batchAbilities = ({ state }: { state: BatchState }): ImssBatch['can'] => ({
  generate: state === 'borrador' || state === 'archivo_generado',
  send: state === 'archivo_generado',
  load: state !== 'borrador' && state !== 'archivo_generado',
});

/** A day on it makes deadlines later for everybody. */
export const canEditNonWorkingDays = ({ role }: { role: Role }): boolean =>
  role === 'Admin' || role === 'SuperAdmin';
