import type { user_modulos } from '@lienzo/schema/accounts/session-endpoints';
import { inTenant } from '../../../../platform/database/in-tenant.ts';
import { DomainError } from '../../../../platform/domain-error.ts';
import { listModulesOfUser } from '../../repositories/modules.ts';
import type { Handler } from '../../services.ts';

/** A user reads their own menu; administrators also those of their organization's users. */
export const getUserModules: Handler<typeof user_modulos> = async ({ query, caller, services }) => {
  const administers = caller.role === 'Admin' || caller.role === 'SuperAdmin';
  if (query.id !== caller.userId && !administers) throw new DomainError('forbidden');
  return inTenant(services.db, caller, (trx) =>
    listModulesOfUser(trx, { organizationId: caller.organizationId, userId: query.id }),
  );
};
