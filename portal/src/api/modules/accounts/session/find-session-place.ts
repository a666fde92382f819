import type { TenantTransaction } from '../../../platform/database/in-tenant.ts';
import { findRootFolderId } from '../../directory/directory.ts';
import { findOrganizationFace, type OrganizationFace } from '../repositories/organizations.ts';

/** The organization of a signed-in user and the root of their directory, for the web client. */
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
