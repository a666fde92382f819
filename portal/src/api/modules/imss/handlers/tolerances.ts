import type { confronta_tolerances, set_confronta_tolerances } from '@lienzo/schema/imss/confronta-endpoints';
import { confrontaMessages } from '@lienzo/schema/imss/confronta-messages';
import { inTenant, type TenantTransaction } from '../../../platform/database/in-tenant.ts';
import { DomainError } from '../../../platform/domain-error.ts';
import { findTolerances, writeTolerances } from '../repositories/confronta-tolerances.ts';
import { findScope } from '../repositories/imss-scopes.ts';
import type { Handler } from '../services.ts';

type OfRegister = { organizationId: string; nomina_id: number; register: string };

/** @throws DomainError not_found. */
async function requireScope(trx: TenantTransaction, { organizationId, nomina_id, register }: OfRegister) {
  const scope = await findScope(trx, { organizationId, paysheetId: nomina_id, register });
  if (scope === undefined) throw new DomainError({ code: 'not_found', field: 'nomina_id' });
  return scope;
}

export const getTolerances: Handler<typeof confronta_tolerances> = ({ query, caller, services }) =>
  inTenant(services.db, caller, async (trx) => {
    const { organizationId } = caller;
    const { register_id } = await requireScope(trx, { organizationId, ...query });
    return findTolerances(trx, organizationId, register_id);
  });

export const setTolerances: Handler<typeof set_confronta_tolerances> = ({ body, caller, services }) =>
  inTenant(services.db, caller, async (trx) => {
    const { organizationId, userId } = caller;
    const { total, person, ...asked } = body;
    const { client_id: clientId, register_id: registerId } = await requireScope(trx, {
      organizationId,
      ...asked,
    });
    await writeTolerances(trx, { organizationId, clientId, registerId, userId }, { total, person });
    return { message: confrontaMessages.tolerances.saved };
  });
