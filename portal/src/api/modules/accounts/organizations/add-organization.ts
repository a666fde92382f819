import type { TenantTransaction } from '../../../platform/database/in-tenant.ts';
import { insertItem } from '../../directory/directory.ts';
import { insertOrganization } from '../repositories/organizations.ts';
import { insertStandardCatalog } from '../repositories/standard-catalog.ts';

type NewOrganization = Parameters<typeof insertOrganization>[1];

/**
 * Adds an organization with its root folder and the standard concepts and processes, in its own tenant.
 * @param createdBy null: the program itself.
 * @throws a violation of `organizations_domain_key` or `organizations_name` when another one has it.
 */
export async function addOrganization(
  trx: TenantTransaction,
  organization: NewOrganization,
  createdBy: string | null,
): Promise<void> {
  await insertOrganization(trx, organization);
  await insertItem(trx, {
    organizationId: organization.id,
    parentId: null,
    name: organization.folder_name,
    clientId: null,
    createdBy,
  });
  await insertStandardCatalog(trx, organization.id);
}
