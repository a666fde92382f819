import type { storage_usage } from '@lienzo/schema/api/directory-endpoints';
import { inTenant } from '../../database/in-tenant.ts';
import { findStorage } from '../../database/repositories/file-details.ts';
import type { Handler } from '../../http/handler.ts';

export const getStorageUsage: Handler<typeof storage_usage> = ({ caller, services }) =>
  inTenant(services.db, caller, (trx) => findStorage(trx, caller.organizationId));
