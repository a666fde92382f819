/** What everybody of a payroll shares in a calculation: its settings and the bureau's concepts. */
import type { ConceptRule } from '@lienzo/schema/payroll/engine/calculation-input';
import type { TenantTransaction } from '../../../platform/database/in-tenant.ts';

export type PaysheetSettings = {
  periodicity: 'Semanal' | 'Catorcenal' | 'Decenal' | 'Quincenal' | 'Mensual';
  zone: 'general' | 'frontera';
  days_convention: '30.4' | 'calendario';
  absence_share: '7/6' | '1';
};

export const findSettings = (
  trx: TenantTransaction,
  organizationId: string,
  paysheetId: number,
): Promise<PaysheetSettings> =>
  trx
    .selectFrom('paysheets')
    .select(['periodicity', 'zone', 'days_convention', 'absence_share'])
    .where('organization_id', '=', organizationId)
    .where('id', '=', paysheetId)
    .executeTakeFirstOrThrow();

/** By key, each with its number. */
export async function listConceptRules(
  trx: TenantTransaction,
  organizationId: string,
): Promise<Map<string, ConceptRule & { id: number; description: string }>> {
  const rows = await trx
    .selectFrom('concepts')
    .select(['id', 'key', 'description', 'type_value', 'kind', 'cfdi_code', 'isr_treatment'])
    .where('organization_id', '=', organizationId)
    .execute();
  return new Map(rows.map((row) => [row.key, row]));
}
