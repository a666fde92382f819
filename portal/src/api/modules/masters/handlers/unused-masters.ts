/** What was set up by mistake, and never used. */

import { CREATED } from '@lienzo/schema/masters/master-change-text';
import type { delete_master } from '@lienzo/schema/masters/paysheet-endpoints';
import { inTenant } from '../../../platform/database/in-tenant.ts';
import { isStillNamed } from '../../../platform/database/violates.ts';
import { DomainError } from '../../../platform/domain-error.ts';
import { recordChanges } from '../repositories/history.ts';
import { deleteMaster, lockMaster } from '../repositories/unused-masters.ts';
import type { Handler } from '../services.ts';
import { known, requireEditor } from './require.ts';

export const deleteUnusedMaster: Handler<typeof delete_master> = async ({ query, caller, services }) => {
  const { entity, id } = query;
  const scope = { organizationId: caller.organizationId, id };
  try {
    await inTenant(services.db, caller, async (trx) => {
      const { client_id: clientId, name } = known(await lockMaster(trx, entity, scope), 'id');
      requireEditor(caller);
      await recordChanges(
        trx,
        { author: caller, clientId, entity, entityId: id },
        { [CREATED]: name },
        { [CREATED]: null },
      );
      await deleteMaster(trx, entity, scope);
    });
  } catch (error) {
    if (isStillNamed(error)) throw new DomainError({ code: 'master_in_use', field: 'id' }, { cause: error });
    throw error;
  }
  return {};
};
