import type { confronta_tolerances, set_confronta_tolerances } from '@lienzo/schema/imss/confronta-endpoints';
import { confrontaMessages } from '@lienzo/schema/imss/confronta-messages';
import { inTenant } from '../../../platform/database/in-tenant.ts';
import { findTolerances, writeTolerances } from '../repositories/confronta-tolerances.ts';
import type { Handler } from '../services.ts';
import { requireScope } from './require-scope.ts';

export const getTolerances: Handler<typeof confronta_tolerances> = ({ query, caller, services }) =>
  inTenant(services.db, caller, async (trx) => {
    const { organizationId } = caller;
    const { register_id } = await requireScope(trx, organizationId, {
      paysheetId: query.nomina_id,
      register: query.register,
    });
    return findTolerances(trx, organizationId, register_id);
  });

export const setTolerances: Handler<typeof set_confronta_tolerances> = ({ body, caller, services }) =>
  inTenant(services.db, caller, async (trx) => {
    const { organizationId, userId } = caller;
    const { total, person, nomina_id: paysheetId, register } = body;
    const { client_id: clientId, register_id: registerId } = await requireScope(trx, organizationId, {
      paysheetId,
      register,
    });
    await writeTolerances(trx, { organizationId, clientId, registerId, userId }, { total, person });
    return { message: confrontaMessages.tolerances.saved };
  });
