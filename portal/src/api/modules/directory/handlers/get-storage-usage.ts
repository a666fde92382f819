import type { storage_usage } from '@lienzo/schema/api/directory-endpoints';
import { inTenant } from '../../../platform/database/in-tenant.ts';
import { findClientStorage, findStorage } from '../repositories/file-details.ts';
import type { Handler } from '../services.ts';

/** How much the bureau keeps, and may keep, is nobody's business but its own staff's. */
export const getStorageUsage: Handler<typeof storage_usage> = ({ caller, services }) => {
  const { organizationId, clientId } = caller;
  return inTenant(services.db, caller, async (trx) =>
    clientId === null
      ? findStorage(trx, organizationId)
      : { used: await findClientStorage(trx, organizationId, clientId), quota: null },
  );
};
