/** Overtime by day, and the lines derived of it. */
import type { OvertimeResultLine } from '@lienzo/schema/capture/overtime-lines';
import { type SqlBool, sql } from 'kysely';
import type { TenantTransaction } from '../../../platform/database/in-tenant.ts';
import { worksIn } from '../../masters/masters.ts';
import { isInCenter } from './center-of-day.ts';
import { ofPeople, type RowScope } from './incident-rows.ts';

export type StoredHours = {
  employee_id: number;
  fecha: string;
  /** With one decimal. */
  horas: string;
};

/** By employee and day. */
export async function listHours(
  trx: TenantTransaction,
  { organizationId, periodId, people }: RowScope,
): Promise<(StoredHours & { status: 'C' | 'F' })[]> {
  let match = trx
    .selectFrom('overtime_days')
    .select(['employee_id', 'fecha', 'horas', 'status'])
    .where('organization_id', '=', organizationId)
    .where('period_id', '=', periodId);
  if (people !== null) match = match.where(ofPeople(people));
  return match.orderBy('employee_id').orderBy('fecha').execute();
}

/** The hours of people of a payroll between two dates, whatever their period, but for one's (null: of all). */
export async function listHoursBetween(
  trx: TenantTransaction,
  organizationId: string,
  scope: {
    paysheetId: number;
    people: readonly number[] | null;
    from: string;
    to: string;
    without: number | null;
  },
): Promise<StoredHours[]> {
  let existing = trx
    .selectFrom('overtime_days')
    .select(['overtime_days.employee_id', 'overtime_days.fecha', 'overtime_days.horas'])
    .where('overtime_days.organization_id', '=', organizationId)
    .where(worksIn(sql.ref('overtime_days.employee_id'), { organizationId, paysheetId: scope.paysheetId }))
    .where('overtime_days.fecha', '>=', scope.from)
    .where('overtime_days.fecha', '<=', scope.to);
  if (scope.without !== null) existing = existing.where('overtime_days.period_id', '!=', scope.without);
  if (scope.people !== null)
    existing = existing.where(sql<SqlBool>`overtime_days.employee_id = any (${scope.people}::integer[])`);
  return existing.orderBy('overtime_days.employee_id').orderBy('overtime_days.fecha').execute();
}

type Replacement = RowScope & { people: readonly number[] };

export async function replaceHours(
  trx: TenantTransaction,
  { organizationId, clientId, periodId, people }: Replacement,
  rows: readonly StoredHours[],
): Promise<void> {
  await trx
    .deleteFrom('overtime_days')
    .where('organization_id', '=', organizationId)
    .where('period_id', '=', periodId)
    .where(ofPeople(people))
    .execute();
  if (rows.length === 0) return;
  await sql`
    insert into overtime_days (organization_id, client_id, period_id, employee_id, fecha, horas)
    select ${organizationId}::uuid, ${clientId}::uuid, ${periodId}, given.*
    from unnest(
      ${rows.map(({ employee_id }) => employee_id)}::integer[], ${rows.map(({ fecha }) => fecha)}::date[],
      ${rows.map(({ horas }) => horas)}::numeric[]
    ) as given
  `.execute(trx);
}

export type StoredLine = OvertimeResultLine & { employee_id: number };

export async function replaceLines(
  trx: TenantTransaction,
  { organizationId, clientId, periodId, people }: Replacement,
  lines: readonly StoredLine[],
): Promise<void> {
  await trx
    .deleteFrom('extra_hours')
    .where('organization_id', '=', organizationId)
    .where('period_id', '=', periodId)
    .where(ofPeople(people))
    .execute();
  if (lines.length === 0) return;
  await sql`
    insert into extra_hours (organization_id, client_id, period_id, employee_id, semana, clave_concepto, horas, fecha)
    select ${organizationId}::uuid, ${clientId}::uuid, ${periodId}, given.*
    from unnest(
      ${lines.map(({ employee_id }) => employee_id)}::integer[], ${lines.map(({ semana }) => semana)}::text[],
      ${lines.map(({ clave_concepto }) => clave_concepto)}::text[],
      ${lines.map(({ horas }) => horas)}::numeric[], ${lines.map(({ fecha }) => fecha)}::date[]
    ) as given
  `.execute(trx);
}

/** Those of some people (in a cost centre) by employee, doubles before triples, then by date. */
export async function listLines(
  trx: TenantTransaction,
  organizationId: string,
  periodIds: readonly number[],
  people: readonly number[] | null,
  costCenterId?: number,
): Promise<(StoredLine & { status: 'C' | 'F' })[]> {
  const { rows } = await sql<StoredLine & { status: 'C' | 'F' }>`
    select employee_id, semana, clave_concepto, horas, fecha, status from extra_hours
    where organization_id = ${organizationId}::uuid and period_id = any (${periodIds}::integer[])
      and (${people}::integer[] is null or employee_id = any (${people}::integer[]))
      and ${isInCenter('extra_hours', costCenterId)}
    order by employee_id, clave_concepto, fecha, id
  `.execute(trx);
  return rows;
}
