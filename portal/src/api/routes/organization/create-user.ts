import type { create_user } from '@lienzo/schema/api/account-endpoints';
import { inOperator } from '../../database/in-operator.ts';
import { inTenant } from '../../database/in-tenant.ts';
import { assignModulesOfRole } from '../../database/repositories/modules.ts';
import { organizationExists } from '../../database/repositories/organizations.ts';
import { insertUser } from '../../database/repositories/users.ts';
import { violates } from '../../database/violates.ts';
import { ApiError } from '../../http/api-error.ts';
import type { Caller } from '../../http/caller.ts';
import type { Handler } from '../../http/handler.ts';
import { canAddUserTo } from '../../policies/user.ts';
import type { Services } from '../../services.ts';

/** The account has no password until its invitation is accepted. */
export const createUser: Handler<typeof create_user> = async ({ body, caller, services }) => {
  const { organization_id: organizationId } = body;
  await checkOrganization({ caller, services }, organizationId);
  const { name, mail, role_enum: role } = body.user;
  try {
    return await inTenant(services.db, { ...caller, organizationId }, async (trx) => {
      const id = await insertUser(trx, { organizationId, name, mail, role });
      await assignModulesOfRole(trx, { organizationId, userId: id });
      await services.jobs.send('send_invitation', { organization_id: organizationId, user_id: id }, { trx });
      return { id };
    });
  } catch (error) {
    if (violates(error, 'users_mail'))
      throw new ApiError({ code: 'user_mail_exists', field: 'user.mail' }, { cause: error });
    throw error;
  }
};

/** Another organization answers to an Admin as one that does not exist. */
async function checkOrganization(
  { caller, services }: { caller: Caller; services: Services },
  organizationId: string,
): Promise<void> {
  const known =
    canAddUserTo(caller, organizationId) &&
    (caller.role !== 'SuperAdmin' ||
      (await inOperator(services.db, caller, (trx) => organizationExists(trx, organizationId))));
  if (!known) throw new ApiError({ code: 'organization_not_found', field: 'organization_id' });
}
