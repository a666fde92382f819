import type { TenantTransaction } from '../../../platform/database/in-tenant.ts';
import { findRootFolderId } from '../../directory/directory.ts';
import { findOrganizationProfile, type OrganizationProfile } from '../repositories/organizations.ts';

/** The organization of a signed-in user and the root of their directory, for the web client. */
export type SessionContext = { face: OrganizationProfile; rootFolderId: string | null };

export async function findSessionContext(
  trx: TenantTransaction,
  person: { organizationId: string; clientId: string | null },
): Promise<SessionContext> {
  return {
    face: await findOrganizationProfile(trx, person.organizationId),
    rootFolderId: await findRootFolderId(trx, person),
  };
}
