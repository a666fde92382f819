/** The clients of a bureau. */
import type {
  ClientRename,
  client,
  client_detail,
  create_client,
  update_client,
} from '@lienzo/schema/accounts/client-endpoints';
import { inTenant } from '../../../../platform/database/in-tenant.ts';
import { violates } from '../../../../platform/database/violates.ts';
import { DomainError } from '../../../../platform/domain-error.ts';
import { addClientFolder } from '../../../directory/directory.ts';
import { canManageClients, canManageClientUsers } from '../../policy.ts';
import {
  findClientFacts,
  insertClient,
  listClientFigures,
  updateClient,
} from '../../repositories/clients.ts';
import type { Handler } from '../../services.ts';

export const listClientSummaries: Handler<typeof client> = async ({ caller, services }) => {
  const can = { rename: canManageClients(caller), addUsers: canManageClientUsers(caller) };
  const clients = await inTenant(services.db, caller, (trx) => listClientFigures(trx, caller.organizationId));
  return clients.map((one) => ({ ...one, can }));
};

/** The client, its folder and its first legal employer, which is the client itself, come into being together. */
export const createClient: Handler<typeof create_client> = async ({ body, caller, services }) => {
  const { folderName, ...parts } = body;
  const { organizationId } = caller;
  try {
    return await inTenant(services.db, caller, async (trx) => {
      const id = await insertClient(trx, organizationId, parts);
      const company = { empresa: parts.name, rfc: parts.rfc };
      await services.addCompany(trx, { author: caller, clientId: id }, company);
      const folder = await addClientFolder(trx, services, caller, { clientId: id, name: folderName });
      await updateClient(
        trx,
        { organizationId, clientId: id },
        { id_directory: folder.id, url_path: folder.path },
      );
      return { id, name: parts.name };
    });
  } catch (error) {
    throw namedRefusal(error, 'name');
  }
};

export const renameClient: Handler<typeof ClientRename> = async ({ body, caller, services }) => {
  const { client_id: clientId, new_name: name } = body;
  try {
    const isKnown = await inTenant(services.db, caller, (trx) =>
      updateClient(trx, { organizationId: caller.organizationId, clientId }, { name }),
    );
    if (!isKnown) throw new DomainError('not_found');
  } catch (error) {
    throw namedRefusal(error, 'new_name');
  }
  return { name };
};

export const getClientDetail: Handler<typeof client_detail> = ({ query, caller, services }) =>
  inTenant(services.db, caller, async (trx) => {
    const scope = { organizationId: caller.organizationId, clientId: query.client_id };
    const match = await findClientFacts(trx, scope);
    if (match === undefined) throw new DomainError({ code: 'not_found', field: 'client_id' });
    return match;
  });

export const correctClient: Handler<typeof update_client> = async ({ body, caller, services }) => {
  const { client_id: clientId, ...facts } = body;
  const isKnown = await inTenant(services.db, caller, (trx) =>
    updateClient(trx, { organizationId: caller.organizationId, clientId }, facts),
  );
  if (!isKnown) throw new DomainError({ code: 'not_found', field: 'client_id' });
  return {};
};

/** A taken name says at which field. @param field that holds the client's name. */
function namedRefusal(error: unknown, field: string): unknown {
  if (violates(error, 'clients_name'))
    return new DomainError({ code: 'client_exists', field }, { cause: error });
  const isTaken =
    error instanceof DomainError &&
    error.entries.some(({ code }) => code === 'folder_exists' || code === 'file_exists');
  return isTaken ? new DomainError({ code: 'folder_exists', field: 'folderName' }, { cause: error }) : error;
}
