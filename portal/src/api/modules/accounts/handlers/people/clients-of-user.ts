/** The clients assigned to an Ejecutivo. */

import type {
  get_user_organization_clients,
  set_user_organization_clients,
} from '@lienzo/schema/accounts/account-endpoints';
import { userMessages } from '@lienzo/schema/accounts/user-messages';
import { DomainError } from '../../../../platform/domain-error.ts';
import { clientsBeforeAndNow } from '../../audit/clients-before-and-now.ts';
import { originOf } from '../../audit/origin-of.ts';
import { insertAccountEvent } from '../../repositories/account-events.ts';
import { countClients, listClients } from '../../repositories/clients.ts';
import { listClientsOfUser, replaceClientsOfUser, setAuthorizedClients } from '../../repositories/users.ts';
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

/** Replaces the whole set; only an Ejecutivo has one, other roles see clients by their role. */
export const setClientsOfUser: Handler<typeof set_user_organization_clients> = async (call) => {
  const { body, caller, services, context } = call;
  const clients = [...new Set(body.clients)];
  await withEditedUser({ caller, services }, body.user_id, async (trx, person) => {
    if (person.role !== 'Ejecutivo') throw new DomainError({ code: 'invalid_user', field: 'user_id' });
    const organizationId = person.organization_id;
    if ((await countClients(trx, organizationId, clients)) !== clients.length)
      throw new DomainError({ code: 'not_found', field: 'clients' });
    const scope = { organizationId, userId: person.id };
    const before = await listClientsOfUser(trx, scope);
    await replaceClientsOfUser(trx, scope, clients);
    if (body.authorizes !== undefined) await setAuthorizedClients(trx, scope, body.authorizes);
    const now = await listClientsOfUser(trx, scope);
    const { from, to } = clientsBeforeAndNow(before.map(asNamed), now.map(asNamed));
    const by = { actor: caller, origin: originOf(context, services) };
    if (from !== to)
      await insertAccountEvent(trx, { organizationId, kind: 'clients_changed', person, from, to, ...by });
  });
  return {};
};

/** A permission that was given or taken away is a change of its own. */
const asNamed = ({ id, name, authorizes }: { id: string; name: string; authorizes: boolean }) =>
  authorizes ? { id: `${id} authorizes`, name: userMessages.authorizesClient(name) } : { id, name };
