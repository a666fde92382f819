/** The users of an organization. */

import type {
  change_user_role,
  create_user,
  organization_users,
} from '@lienzo/schema/accounts/account-endpoints';
import type { Caller } from '../../../../platform/caller.ts';
import { inOperator } from '../../../../platform/database/in-operator.ts';
import { inTenant, type TenantTransaction } from '../../../../platform/database/in-tenant.ts';
import { violates } from '../../../../platform/database/violates.ts';
import { DomainError } from '../../../../platform/domain-error.ts';
import { clientsBeforeAndNow } from '../../audit/clients-before-and-now.ts';
import { endSessions } from '../../audit/end-sessions.ts';
import { originOf } from '../../audit/origin-of.ts';
import { canAddUserTo, canEditUser } from '../../policy.ts';
import { insertAccountEvent } from '../../repositories/account-events.ts';
import { countClients } from '../../repositories/clients.ts';
import { assignModulesOfRole } from '../../repositories/modules.ts';
import { organizationExists } from '../../repositories/organizations.ts';
import {
  insertUser,
  listClientsOfUser,
  listCollaborators,
  type OfUser,
  replaceClientsOfUser,
  updateUser,
} from '../../repositories/users.ts';
import type { AccountServices, Handler } from '../../services.ts';
import { ensureAdminRemains } from '../people/ensure-admin-remains.ts';
import { withEditedUser } from '../people/with-edited-user.ts';

export const listUsers: Handler<typeof organization_users> = async ({ caller, services }) => {
  const people =
    caller.role === 'SuperAdmin'
      ? await inOperator(services.db, caller, listCollaborators)
      : await inTenant(services.db, caller, listCollaborators);
  return people.map((person) => ({
    ...person,
    can: { edit: canEditUser(caller, { ...person, role: person.roleName }) },
  }));
};

/** The account has no password until its invitation is accepted. */
export const createUser: Handler<typeof create_user> = async ({ body, caller, services, context }) => {
  const { organization_id: organizationId } = body;
  await checkOrganization({ caller, services }, organizationId);
  const { name, mail, role_enum: role } = body.user;
  const clients = [...new Set(body.clients)];
  if (role !== 'Ejecutivo' && clients.length > 0)
    throw new DomainError({ code: 'invalid_request', field: 'clients' });
  const by = { actor: caller, origin: originOf(context, services) };
  try {
    return await inTenant(services.db, { ...caller, organizationId }, async (trx) => {
      const id = await insertUser(trx, { organizationId, name, mail, role });
      await assignModulesOfRole(trx, { organizationId, userId: id });
      const person = { id, name, mail };
      await insertAccountEvent(trx, { organizationId, kind: 'user_created', person, to: role, ...by });
      if (clients.length > 0) {
        await addClients(trx, { organizationId, userId: id }, clients);
        const names = clientsBeforeAndNow([], await listClientsOfUser(trx, { organizationId, userId: id }));
        await insertAccountEvent(trx, { organizationId, kind: 'clients_changed', person, ...names, ...by });
      }
      await services.jobs.send('send_invitation', { organization_id: organizationId, user_id: id }, { trx });
      return { id };
    });
  } catch (error) {
    if (violates(error, 'users_mail'))
      throw new DomainError({ code: 'user_mail_exists', field: 'user.mail' }, { cause: error });
    throw error;
  }
};

/** @throws DomainError not_found for an id that is not a client of the organization. */
async function addClients(trx: TenantTransaction, source: OfUser, clients: string[]): Promise<void> {
  if ((await countClients(trx, source.organizationId, clients)) !== clients.length)
    throw new DomainError({ code: 'not_found', field: 'clients' });
  await replaceClientsOfUser(trx, source, clients);
}

/** For an Admin, another organization is reported as not found. */
async function checkOrganization(
  { caller, services }: { caller: Caller; services: AccountServices },
  organizationId: string,
): Promise<void> {
  const known =
    canAddUserTo(caller, organizationId) &&
    (caller.role !== 'SuperAdmin' ||
      (await inOperator(services.db, caller, (trx) => organizationExists(trx, organizationId))));
  if (!known) throw new DomainError({ code: 'organization_not_found', field: 'organization_id' });
}

/**
 * Menu modules and clients depend on the role: an Admin has no assigned clients, so a new Ejecutivo starts with none.
 */
export const changeUserRole: Handler<typeof change_user_role> = async ({
  body,
  caller,
  services,
  context,
}) => {
  const by = { actor: caller, origin: originOf(context, services) };
  await withEditedUser({ caller, services }, body.user_id, async (trx, person) => {
    if (person.role === body.role_enum) return;
    const organizationId = person.organization_id;
    const scope = { organizationId, userId: person.id };
    await ensureAdminRemains(trx, person);
    await updateUser(trx, scope, { role: body.role_enum });
    const clients = await listClientsOfUser(trx, scope);
    await replaceClientsOfUser(trx, scope, []);
    await assignModulesOfRole(trx, scope);
    const { role: from } = person;
    await insertAccountEvent(trx, {
      organizationId,
      kind: 'role_changed',
      person,
      from,
      to: body.role_enum,
      ...by,
    });
    if (clients.length > 0)
      await insertAccountEvent(trx, {
        ...{ organizationId, kind: 'clients_changed', person },
        ...clientsBeforeAndNow(clients, []),
        ...by,
      });
    await endSessions(trx, { organizationId, person }, by);
  });
  return {};
};
