import type { TenantTransaction } from '../../../platform/database/in-tenant.ts';
import { DomainError } from '../../../platform/domain-error.ts';
import { type BatchRow, listBatches } from '../repositories/batches.ts';
import { findScope, type ImssScope } from '../repositories/imss-scopes.ts';

/** @throws DomainError not_found at `nomina_id`: the payroll or the registro is unknown, or not visible. */
export async function requireScope(
  trx: TenantTransaction,
  organizationId: string,
  { paysheetId, register }: { paysheetId: number; register: string },
): Promise<ImssScope> {
  const scope = await findScope(trx, organizationId, { paysheetId, register });
  if (scope === undefined) throw new DomainError({ code: 'not_found', field: 'nomina_id' });
  return scope;
}

/** @throws DomainError not_found at `batch_id`. */
export async function requireBatch(
  trx: TenantTransaction,
  organizationId: string,
  id: number,
): Promise<BatchRow> {
  const [batch] = await listBatches(trx, organizationId, { id });
  if (batch === undefined) throw new DomainError({ code: 'not_found', field: 'batch_id' });
  return batch;
}

/** @throws DomainError not_found at `batch_id`. */
export async function requireScopeOfBatch(
  trx: TenantTransaction,
  organizationId: string,
  id: number,
): Promise<{ batch: BatchRow; scope: ImssScope }> {
  const batch = await requireBatch(trx, organizationId, id);
  const scope = await findScope(trx, organizationId, {
    ...{ paysheetId: batch.paysheet_id, registerId: batch.register_id },
  });
  if (scope === undefined) throw new DomainError({ code: 'not_found', field: 'batch_id' });
  return { batch, scope };
}
