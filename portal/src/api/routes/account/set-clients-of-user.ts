import type { set_user_organization_clients } from '@lienzo/schema/api/account-endpoints';
import { countClients } from '../../database/repositories/clients.ts';
import { replaceClientsOfUser } from '../../database/repositories/users.ts';
import { ApiError } from '../../http/api-error.ts';
import type { Handler } from '../../http/handler.ts';
import { withEditedUser } from './with-edited-user.ts';

/** The whole set at once; only an Ejecutivo has one, the others see what their role sees. */
export const setClientsOfUser: Handler<typeof set_user_organization_clients> = async (call) => {
  const { body, caller, services } = call;
  const clients = [...new Set(body.clients)];
  await withEditedUser({ caller, services }, body.user_id, async (trx, person) => {
    if (person.role !== 'Ejecutivo') throw new ApiError({ code: 'invalid_user', field: 'user_id' });
    const organizationId = person.organization_id;
    if ((await countClients(trx, organizationId, clients)) !== clients.length)
      throw new ApiError({ code: 'not_found', field: 'clients' });
    await replaceClientsOfUser(trx, { organizationId, userId: person.id }, clients);
  });
  return {};
};
