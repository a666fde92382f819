/** The people, concepts and overtime rule of a payroll. */
import type { CaptureEmployee } from '@lienzo/schema/capture/capture-problem';
import type { CaptureConcept } from '@lienzo/schema/capture/check-incident-rows';
import type { OvertimeRule } from '@lienzo/schema/capture/overtime';
import type { EmploymentSpan } from '@lienzo/schema/payroll/employment';
import { sql } from 'kysely';
import type { TenantTransaction } from '../../../platform/database/in-tenant.ts';
import { employmentsOf, listPaysheetConcepts, worksIn } from '../../masters/masters.ts';

export type CapturePerson = CaptureEmployee & { human_id: string | null; employments: EmploymentSpan[] };

/** Everybody who works in the payroll, or did: the days are those of their employments in it. */
export async function listPeople(
  trx: TenantTransaction,
  organizationId: string,
  paysheetId: number,
): Promise<Map<number, CapturePerson>> {
  const rows = await selectPeople(trx, { organizationId, paysheetId }).execute();
  return new Map(rows.map((row) => [row.id, row]));
}

export function findPerson(
  trx: TenantTransaction,
  organizationId: string,
  { paysheetId, employeeId }: { paysheetId: number; employeeId: number },
): Promise<CapturePerson | undefined> {
  return selectPeople(trx, { organizationId, paysheetId }).where('id', '=', employeeId).executeTakeFirst();
}

/** What tells whether people are registered as men. */
export const listSexes = (
  trx: TenantTransaction,
  organizationId: string,
  ids: readonly number[],
): Promise<{ id: number; name: string; gender: string; curp: string }[]> =>
  trx
    .selectFrom('employees')
    .select(['id', 'name', 'gender', 'curp'])
    .where('organization_id', '=', organizationId)
    .where('id', 'in', ids)
    .execute();

const selectPeople = (trx: TenantTransaction, scope: { organizationId: string; paysheetId: number }) =>
  trx
    .selectFrom('employees')
    .select(['id', 'human_id', 'name', employmentsOf(sql.ref('employees.id'), scope).as('employments')])
    .where('organization_id', '=', scope.organizationId)
    .where(worksIn(sql.ref('employees.id'), scope));

/** The surnames of everybody who works in the payroll, or did. */
export function listSurnames(
  trx: TenantTransaction,
  organizationId: string,
  paysheetId: number,
): Promise<{ employee_id: number; paterno: string; materno: string }[]> {
  return trx
    .selectFrom('employees')
    .select(['id as employee_id', 'apellido_paterno as paterno', 'apellido_materno as materno'])
    .where('organization_id', '=', organizationId)
    .where(worksIn(sql.ref('employees.id'), { organizationId, paysheetId }))
    .orderBy('id')
    .execute();
}

/** The concepts that are captured as incidents in a payroll. */
export async function listCaptureConcepts(
  trx: TenantTransaction,
  organizationId: string,
  paysheetId: number,
): Promise<Map<number, CaptureConcept>> {
  const rows = await listPaysheetConcepts(trx, { organizationId, paysheetId });
  return new Map(rows.map((row) => [row.id, row]));
}

/** The rule by which the overtime of a period is double or triple; before the day that it holds from, the classic one. */
export async function overtimeRuleOf(
  trx: TenantTransaction,
  organizationId: string,
  { paysheet_id, initial_date }: { paysheet_id: number; initial_date: string },
): Promise<OvertimeRule> {
  const { overtime_rule: rule, overtime_rule_from: from } = await trx
    .selectFrom('paysheets')
    .select(['overtime_rule', 'overtime_rule_from'])
    .where('organization_id', '=', organizationId)
    .where('id', '=', paysheet_id)
    .executeTakeFirstOrThrow();
  return from === null || from <= initial_date ? rule : 'clasica_3x3';
}

export async function findConceptKey(
  trx: TenantTransaction,
  organizationId: string,
  id: number,
): Promise<string | undefined> {
  const stored = await trx
    .selectFrom('concepts')
    .select('key')
    .where('organization_id', '=', organizationId)
    .where('id', '=', id)
    .executeTakeFirst();
  return stored?.key;
}

/** What concepts are called, by id. */
export async function listConceptNames(
  trx: TenantTransaction,
  organizationId: string,
  ids: readonly number[],
): Promise<Map<number, string>> {
  const rows = await trx
    .selectFrom('concepts')
    .select(['id', 'description'])
    .where('organization_id', '=', organizationId)
    .where('id', 'in', ids)
    .execute();
  return new Map(rows.map(({ id, description }) => [id, description]));
}
