import type { get_user_organization_clients } from '@lienzo/schema/api/account-endpoints';
import { listClients } from '../../repositories/clients.ts';
import { listClientsOfUser } from '../../repositories/users.ts';
import type { Handler } from '../../services.ts';
import { withEditedUser } from './with-edited-user.ts';

export const getClientsOfUser: Handler<typeof get_user_organization_clients> = ({
  query,
  caller,
  services,
}) =>
  withEditedUser({ caller, services }, query.user_id, async (trx, { id, organization_id }) => ({
    clients: await listClientsOfUser(trx, { organizationId: organization_id, userId: id }),
    available: await listClients(trx, organization_id),
  }));
