import { ACCOUNT_EVENT_AREA_NAMES } from '@lienzo/schema/notices/audit-endpoints';
import { z } from 'zod';

const day = z.iso.date().optional().catch(undefined);

/** What the screen keeps in the URL; anything else that stands there is ignored. */
export const auditSearch = z.object({
  /** Words to look for. */
  q: z.coerce.string().max(200).optional().catch(undefined),
  tipo: z.enum(ACCOUNT_EVENT_AREA_NAMES).optional().catch(undefined),
  desde: day,
  hasta: day,
  /** For a SuperAdmin: one organization. */
  proveedor: z.uuid().optional().catch(undefined),
});
export type AuditSearch = z.infer<typeof auditSearch>;
