/** The users of a client. */
import type {
  clientUser,
  organizationsUser,
  set_client_user_notices,
  set_client_user_payrolls,
} from '@lienzo/schema/accounts/client-endpoints';
import { inTenant, type TenantTransaction } from '../../../../platform/database/in-tenant.ts';
import { violates } from '../../../../platform/database/violates.ts';
import { DomainError } from '../../../../platform/domain-error.ts';
import { originOf } from '../../audit/origin-of.ts';
import { canManageAccount } from '../../policy.ts';
import { insertAccountEvent } from '../../repositories/account-events.ts';
import { countClients } from '../../repositories/clients.ts';
import { assignModulesOfRole } from '../../repositories/modules.ts';
import { insertUser, listClientUsers, type StoredUser, updateUser } from '../../repositories/users.ts';
import type { Handler } from '../../services.ts';
import { withEditedUser } from '../people/with-edited-user.ts';

export const getClientUsers: Handler<typeof organizationsUser> = async ({ query, caller, services }) => {
  const { organizationId } = caller;
  const people = await inTenant(services.db, caller, async (trx) => {
    await requireClient(trx, organizationId, query.client_id);
    return listClientUsers(trx, { organizationId, clientId: query.client_id });
  });
  return people.map((person) => ({
    ...person,
    can: {
      edit: canManageAccount(caller, { id: person.id, organization_id: organizationId, role: 'client' }),
    },
  }));
};

/** The account has no password until its invitation is accepted. */
export const addClientUser: Handler<typeof clientUser> = async ({ body, caller, services, context }) => {
  const { organizationId } = caller;
  const { client_id: clientId, user } = body;
  try {
    return await inTenant(services.db, caller, async (trx) => {
      await requireClient(trx, organizationId, clientId);
      const { sees_paysheets: seesPaysheets, ...named } = user;
      const id = await insertUser(trx, { organizationId, ...named, role: 'client', clientId, seesPaysheets });
      await assignModulesOfRole(trx, { organizationId, userId: id });
      await insertAccountEvent(trx, {
        organizationId,
        kind: 'user_created',
        person: { id, ...named },
        to: 'client',
        actor: caller,
        origin: originOf(context, services),
      });
      await services.jobs.send('send_invitation', { organization_id: organizationId, user_id: id }, { trx });
      return { id };
    });
  } catch (error) {
    if (violates(error, 'users_mail'))
      throw new DomainError({ code: 'user_mail_exists', field: 'user.mail' }, { cause: error });
    throw error;
  }
};

/** Holds from the person's next call on. */
export const setClientUserPayrolls: Handler<typeof set_client_user_payrolls> = async ({
  body,
  caller,
  services,
  context,
}) => {
  const change = async (trx: TenantTransaction, person: StoredUser): Promise<void> => {
    const organizationId = person.organization_id;
    if (person.role !== 'client') throw new DomainError({ code: 'not_found', field: 'user_id' });
    if (person.sees_paysheets === body.sees_paysheets) return;
    await updateUser(trx, { organizationId, userId: person.id }, { sees_paysheets: body.sees_paysheets });
    await insertAccountEvent(trx, {
      organizationId,
      kind: 'payrolls_changed',
      person,
      from: `${person.sees_paysheets}`,
      to: `${body.sees_paysheets}`,
      actor: caller,
      origin: originOf(context, services),
    });
  };
  await withEditedUser({ caller, services }, body.user_id, change, canManageAccount);
  return {};
};

export const setClientUserNotices: Handler<typeof set_client_user_notices> = async ({
  body,
  caller,
  services,
}) => {
  const change = async (trx: TenantTransaction, person: StoredUser): Promise<void> => {
    if (person.role !== 'client') throw new DomainError({ code: 'not_found', field: 'user_id' });
    const { closing_notices } = body;
    await updateUser(trx, { organizationId: person.organization_id, userId: person.id }, { closing_notices });
  };
  await withEditedUser({ caller, services }, body.user_id, change, canManageAccount);
  return {};
};

/** @throws DomainError not_found for one that the caller does not see. */
async function requireClient(
  trx: TenantTransaction,
  organizationId: string,
  clientId: string,
): Promise<void> {
  if ((await countClients(trx, organizationId, [clientId])) !== 1)
    throw new DomainError({ code: 'not_found', field: 'client_id' });
}
