/** Things that a call names; another tenant's, or another client's, are answered as unknown ones. */
import type { TenantTransaction } from '../../../platform/database/in-tenant.ts';
import { DomainError } from '../../../platform/domain-error.ts';
import { isClient } from '../repositories/companies.ts';
import { findPaysheet, type Paysheet } from '../repositories/paysheets.ts';

/** @throws DomainError not_found at `user_id`, the specification's name for the chosen client. */
export async function requireClient(
  trx: TenantTransaction,
  of: { organizationId: string; clientId: string },
): Promise<void> {
  if (!(await isClient(trx, of))) throw new DomainError({ code: 'not_found', field: 'user_id' });
}

/**
 * @param of `clientId`: the payroll must be this client's.
 * @throws DomainError not_found at `nomina_id`.
 */
export async function requirePaysheet(
  trx: TenantTransaction,
  of: { organizationId: string; paysheetId: number; clientId?: string },
): Promise<Paysheet> {
  const paysheet = await findPaysheet(trx, of);
  if (paysheet === undefined) throw new DomainError({ code: 'not_found', field: 'nomina_id' });
  return paysheet;
}
