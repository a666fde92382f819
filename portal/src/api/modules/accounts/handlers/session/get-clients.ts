import type { client } from '@lienzo/schema/api/session-endpoints';
import { inTenant } from '../../../../platform/database/in-tenant.ts';
import { listClients } from '../../repositories/clients.ts';
import type { Handler } from '../../services.ts';

export const getClients: Handler<typeof client> = ({ caller, services }) =>
  inTenant(services.db, caller, (trx) => listClients(trx, caller.organizationId));
