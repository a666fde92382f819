import { masterRuleMessages } from '@lienzo/schema/rule-messages/master-rule-messages';
import type { TenantTransaction } from '../../../platform/database/in-tenant.ts';
import { DomainError, type ErrorEntry } from '../../../platform/domain-error.ts';
import { findCostCenter, findRegister } from '../repositories/registers.ts';
import { known, requirePaysheet } from './require.ts';

type OfPaysheet = { organizationId: string; clientId: string; paysheetId: number };
type Scopes = { cost_center_id: number; register_id: number };
/** What people call them, as the history keeps it. */
type ScopeText = { nomina_id: string; cost_center_id: string; register_id: string };

/** @throws DomainError not_found at the field of a cost centre or register that the payroll does not have. */
export async function scopeText(
  trx: TenantTransaction,
  source: OfPaysheet,
  scopes: Scopes,
): Promise<ScopeText> {
  const { words } = await findScopes(trx, source, scopes);
  return words;
}

/**
 * Of places that somebody works in.
 * @param until the last day there; null: it goes on.
 * @param paysheetField which field of the call names the payroll.
 * @throws DomainError not_found as `placeWords`; master_ended at the field of each one that ends earlier.
 */
export async function requireScopes(
  trx: TenantTransaction,
  scope: OfPaysheet,
  targets: Scopes,
  { until, paysheetField }: { until: string | null; paysheetField: string },
): Promise<ScopeText> {
  const { words, paysheet, center, register } = await findScopes(trx, scope, targets);
  const { endedPlaces, placeEnded } = masterRuleMessages;
  const refusals = [
    { field: paysheetField, what: endedPlaces.paysheet(paysheet.paysheet), day: paysheet.ended_on },
    { field: 'cost_center_id', what: endedPlaces.cost_center(center.cost_center), day: center.ended_on },
    { field: 'register_id', what: endedPlaces.register(register.register), day: register.ended_on },
  ].flatMap(({ field, what, day }): ErrorEntry[] =>
    day !== null && (until === null || until > day)
      ? [{ code: 'master_ended', field, message: placeEnded(what, day) }]
      : [],
  );
  const [first, ...others] = refusals;
  if (first !== undefined) throw new DomainError([first, ...others]);
  return words;
}

async function findScopes(
  trx: TenantTransaction,
  scope: OfPaysheet,
  { cost_center_id, register_id }: Scopes,
) {
  const paysheet = await requirePaysheet(trx, scope);
  const center = known(await findCostCenter(trx, scope, cost_center_id), 'cost_center_id');
  const register = known(await findRegister(trx, scope, register_id), 'register_id');
  const texts: ScopeText = {
    nomina_id: `${paysheet.id_humansite} ${paysheet.paysheet}`,
    cost_center_id: center.code,
    register_id: register.register,
  };
  return { words: texts, paysheet, center, register };
}
