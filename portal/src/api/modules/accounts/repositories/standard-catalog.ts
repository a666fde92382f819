import type { TenantTransaction } from '../../../platform/database/in-tenant.ts';
import { STANDARD_CONCEPTS, STANDARD_PROCESSES } from '../standard-catalog.ts';

/** Inserts the standard concepts and processes of a new organization. */
export async function insertStandardCatalog(trx: TenantTransaction, organization_id: string): Promise<void> {
  await trx
    .insertInto('processes')
    .values(STANDARD_PROCESSES.map((one) => ({ organization_id, ...one })))
    .execute();
  await trx
    .insertInto('concepts')
    .values(STANDARD_CONCEPTS.map((one) => ({ organization_id, ...one })))
    .execute();
}
