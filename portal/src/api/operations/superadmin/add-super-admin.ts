import { randomUUID } from 'node:crypto';
import {
  DEFAULT_PRIMARY_COLOR,
  DEFAULT_SECONDARY_COLOR,
} from '@lienzo/schema/accounts/organization-endpoints';
import type { Kysely } from 'kysely';
import {
  addOrganization,
  assignModulesOfRole,
  insertAccountEvent,
  insertPasswordLink,
  insertUser,
  LINK_SECONDS,
  listProviders,
  newMailedLink,
} from '../../modules/accounts/accounts.ts';
import type { Database } from '../../platform/database/database-types.ts';
import { inOperator } from '../../platform/database/in-operator.ts';
import { inTenant } from '../../platform/database/in-tenant.ts';

/** The organization of the SuperAdmins. */
const OPERATOR = { name: 'Lienzo', folder_name: 'Lienzo', domain: 'lienzo' };

/**
 * Creates the account of a SuperAdmin, in a separate organization.
 * @returns the URL where they choose their password; valid once, for seven days.
 * @throws a violation of `users_mail` when the mail has an account.
 */
export async function addSuperAdmin(
  db: Kysely<Database>,
  publicUrl: string,
  person: { name: string; mail: string },
): Promise<string> {
  const there = (await inOperator(db, { role: 'SuperAdmin' }, listProviders)).find(
    ({ domain }) => domain === OPERATOR.domain,
  );
  const organizationId = there?.id ?? randomUUID();
  const { url, hash } = newMailedLink('invitation', publicUrl);
  await inTenant(db, { organizationId, userId: null, role: 'SuperAdmin' }, async (trx) => {
    if (there === undefined) {
      const colors = { primary_color: DEFAULT_PRIMARY_COLOR, secondary_color: DEFAULT_SECONDARY_COLOR };
      await addOrganization(trx, { id: organizationId, ...OPERATOR, ...colors }, null);
    }
    const userId = await insertUser(trx, { organizationId, ...person, role: 'SuperAdmin' });
    await assignModulesOfRole(trx, { organizationId, userId });
    const added = { id: userId, ...person };
    await insertAccountEvent(trx, { organizationId, kind: 'user_created', person: added, to: 'SuperAdmin' });
    const seconds = LINK_SECONDS.invitation;
    await insertPasswordLink(trx, { organizationId, userId, kind: 'invitation', hash, seconds });
  });
  return url;
}
