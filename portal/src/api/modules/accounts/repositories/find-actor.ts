import type { Actor } from '../../../platform/caller.ts';
import type { TenantTransaction } from '../../../platform/database/in-tenant.ts';

/** An active user as a job acts for them; undefined when the account was deactivated or deleted. */
export async function findActor(
  trx: TenantTransaction,
  { organizationId, userId }: { organizationId: string; userId: string },
): Promise<Actor | undefined> {
  const row = await trx
    .selectFrom('users')
    .select(['name', 'mail', 'role', 'client_id'])
    .where('organization_id', '=', organizationId)
    .where('id', '=', userId)
    .where('active', '=', 'true')
    .executeTakeFirst();
  if (row === undefined) return undefined;
  const { client_id, ...person } = row;
  return { organizationId, userId, ...person, clientId: client_id };
}
