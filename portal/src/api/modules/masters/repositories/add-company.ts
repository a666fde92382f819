import { CREATED } from '@lienzo/schema/masters/master-change-text';
import type { TenantTransaction } from '../../../platform/database/in-tenant.ts';
import { type Author, recordChanges } from './history.ts';
import { type CompanyFields, writeCompany } from './registers.ts';

/**
 * A legal employer comes into being, and the history tells of it.
 * @throws a unique violation when another company of the client has the RFC.
 */
export async function addCompany(
  trx: TenantTransaction,
  { author, clientId }: { author: Author; clientId: string },
  fields: CompanyFields,
): Promise<number> {
  const id = await writeCompany(trx, { organizationId: author.organizationId, clientId }, undefined, fields);
  const made = { author, clientId, entity: 'company' as const, entityId: id };
  await recordChanges(trx, made, {}, { [CREATED]: fields.empresa });
  return id;
}
