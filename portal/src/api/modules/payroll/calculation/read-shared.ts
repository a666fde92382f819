import type { ConceptRule, ProcessKind } from '@lienzo/schema/payroll/engine/calculation-input';
import type { TenantTransaction } from '../../../platform/database/in-tenant.ts';
import { loadFigures } from '../repositories/figure-years.ts';
import { positionOf } from '../repositories/person-inputs.ts';
import type { RunPeriod } from '../repositories/run-periods.ts';
import { listSettings } from '../repositories/settings.ts';
import { findSettings, listConceptRules } from '../repositories/shared-inputs.ts';
import { calculationSettings, withStateTax } from './calculation-settings.ts';
import type { SharedInput } from './shared-input.ts';

/** The bureau's concepts by key, each with its number. */
export type Concepts = ReadonlyMap<string, ConceptRule & { id: number; description: string }>;

const KINDS: Record<string, ProcessKind> = {
  ORD: 'ordinario',
  AGU: 'aguinaldo',
  PTU: 'ptu',
  FIN: 'finiquito',
  LIQ: 'liquidacion',
};
/** Every other process pays what was captured. */
const processKind = (key: string): ProcessKind => KINDS[key] ?? 'captura';

/** What everybody of a period shares. */
export async function readShared(
  trx: TenantTransaction,
  organizationId: string,
  period: RunPeriod,
): Promise<{ shared: SharedInput; concepts: Concepts }> {
  const settings = await findSettings(trx, organizationId, period.paysheet_id);
  const own = await listSettings(trx, {
    organizationId,
    paysheetId: period.paysheet_id,
    until: period.payment_date,
  });
  const concepts = await listConceptRules(trx, organizationId);
  return {
    concepts,
    shared: {
      figures: withStateTax(await loadFigures(trx), own.at(-1)),
      process: processKind(period.process),
      settings: { ...settings, ...calculationSettings(own) },
      period: await positionOf(trx, organizationId, period),
      concepts: Object.fromEntries(
        [...concepts].map(([key, { id: _id, description: _name, ...rule }]) => [key, rule]),
      ),
    },
  };
}
