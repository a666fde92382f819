/** The people, concepts and overtime rule of a payroll. */
import type { CaptureEmployee } from '@lienzo/schema/capture/capture-problem';
import type { CaptureConcept } from '@lienzo/schema/capture/check-incident-rows';
import type { OvertimeRule } from '@lienzo/schema/capture/overtime';
import type { TenantTransaction } from '../../../platform/database/in-tenant.ts';

export type CapturePerson = CaptureEmployee & { human_id: string | null };

export async function listPeople(
  trx: TenantTransaction,
  organizationId: string,
  paysheetId: number,
): Promise<Map<number, CapturePerson>> {
  const rows = await trx
    .selectFrom('employees')
    .select(['id', 'human_id', 'name', 'hire_date', 'termination_date'])
    .where('organization_id', '=', organizationId)
    .where('paysheet_id', '=', paysheetId)
    .execute();
  return new Map(rows.map((row) => [row.id, row]));
}

export function findPerson(
  trx: TenantTransaction,
  organizationId: string,
  { paysheetId, employeeId }: { paysheetId: number; employeeId: number },
): Promise<CapturePerson | undefined> {
  return trx
    .selectFrom('employees')
    .select(['id', 'human_id', 'name', 'hire_date', 'termination_date'])
    .where('organization_id', '=', organizationId)
    .where('paysheet_id', '=', paysheetId)
    .where('id', '=', employeeId)
    .executeTakeFirst();
}

/** The concepts that may be captured as incidents in a payroll. */
export async function listCaptureConcepts(
  trx: TenantTransaction,
  organizationId: string,
  _paysheetId: number,
): Promise<Map<number, CaptureConcept>> {
  const rows = await trx
    .selectFrom('concepts')
    .select(['id', 'key', 'description', 'type_value'])
    .where('organization_id', '=', organizationId)
    .where('capturable', '=', true)
    .execute();
  return new Map(rows.map((row) => [row.id, row]));
}

/** The rule by which a payroll's overtime is double or triple. */
export async function overtimeRuleOf(
  _trx: TenantTransaction,
  _organizationId: string,
  _paysheetId: number,
): Promise<OvertimeRule> {
  return 'clasica_3x3';
}

export async function findConceptKey(
  trx: TenantTransaction,
  organizationId: string,
  id: number,
): Promise<string | undefined> {
  const found = await trx
    .selectFrom('concepts')
    .select('key')
    .where('organization_id', '=', organizationId)
    .where('id', '=', id)
    .executeTakeFirst();
  return found?.key;
}
