/** Things that a call names; another tenant's, or another client's, are answered as unknown ones. */
import type { Role } from '@lienzo/schema/api/endpoint';
import type { TenantTransaction } from '../../../platform/database/in-tenant.ts';
import { DomainError } from '../../../platform/domain-error.ts';
import { canEditMasters } from '../policy.ts';
import { isClient } from '../repositories/companies.ts';
import { findEmployee, type StoredEmployee } from '../repositories/employees.ts';
import { findPaysheet, type Paysheet } from '../repositories/paysheets.ts';

const unknown = (field: string): DomainError => new DomainError({ code: 'not_found', field });

/** @throws DomainError not_found at `user_id`, the specification's name for the chosen client. */
export async function requireClient(
  trx: TenantTransaction,
  scope: { organizationId: string; clientId: string },
): Promise<void> {
  if (!(await isClient(trx, scope))) throw unknown('user_id');
}

/**
 * @param item `clientId`: the payroll must be this client's.
 * @throws DomainError not_found at `nomina_id`.
 */
export async function requirePaysheet(
  trx: TenantTransaction,
  item: { organizationId: string; paysheetId: number; clientId?: string },
): Promise<Paysheet> {
  return known(await findPaysheet(trx, item), 'nomina_id');
}

/**
 * Locked until the transaction ends.
 * @throws DomainError not_found at `field`.
 */
export async function requireEmployee(
  trx: TenantTransaction,
  source: { organizationId: string; employeeId: number },
  field: string,
): Promise<StoredEmployee> {
  return known(await findEmployee(trx, source, 'lock'), field);
}

/** @throws DomainError not_found at `field` for what is not there. */
export function known<T>(match: T | undefined, field: string): T {
  if (match === undefined) throw unknown(field);
  return match;
}

/** @throws DomainError forbidden. */
export function requireEditor(caller: { role: Role }): void {
  if (!canEditMasters(caller)) throw new DomainError('forbidden');
}
