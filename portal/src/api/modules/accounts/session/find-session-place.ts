import type { TenantTransaction } from '../../../platform/database/in-tenant.ts';
import { findRootFolderId } from '../../directory/directory.ts';
import { findOrganizationFace, type OrganizationFace } from '../repositories/organizations.ts';

/** What a page needs to know of where the person is: their organization and the root of their directory. */
export type SessionPlace = { face: OrganizationFace; rootFolderId: string | null };

export async function findSessionPlace(
  trx: TenantTransaction,
  person: { organizationId: string; clientId: string | null },
): Promise<SessionPlace> {
  return {
    face: await findOrganizationFace(trx, person.organizationId),
    rootFolderId: await findRootFolderId(trx, person),
  };
}
