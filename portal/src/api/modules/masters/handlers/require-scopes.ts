import type { TenantTransaction } from '../../../platform/database/in-tenant.ts';
import { findCostCenter, findRegister } from '../repositories/registers.ts';
import { known, requirePaysheet } from './require.ts';

/**
 * @returns what people call them, as the history keeps it.
 * @throws DomainError not_found at the field of a cost centre or register that the payroll does not have.
 */
export async function requireScopes(
  trx: TenantTransaction,
  scope: { organizationId: string; clientId: string; paysheetId: number },
  { cost_center_id, register_id }: { cost_center_id: number; register_id: number },
): Promise<{ nomina_id: string; cost_center_id: string; register_id: string }> {
  const { id_humansite, paysheet } = await requirePaysheet(trx, scope);
  const center = known(await findCostCenter(trx, scope, cost_center_id), 'cost_center_id');
  const { register } = known(await findRegister(trx, scope, register_id), 'register_id');
  return { nomina_id: `${id_humansite} ${paysheet}`, cost_center_id: center.code, register_id: register };
}
