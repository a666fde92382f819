/** Who changed which kind of an employee's capture last, so that two people are told of each other. */
import type { CaptureKind } from '@lienzo/schema/capture/capture-rows';
import { sql } from 'kysely';
import type { TenantTransaction } from '../../../platform/database/in-tenant.ts';

export type VersionKey = {
  organizationId: string;
  clientId: string;
  periodId: number;
  kind: CaptureKind;
};

export type CaptureVersion = {
  employee_id: number;
  version: number;
  changed_by: string | null;
  changed_at: string;
};

/** Of these people; who has none is at version 0. */
export async function listVersions(
  trx: TenantTransaction,
  { organizationId, periodId, kind }: Omit<VersionKey, 'clientId'>,
  employeeIds: readonly number[],
): Promise<Map<number, CaptureVersion>> {
  const { rows } = await sql<CaptureVersion>`
    select capture_versions.employee_id, capture_versions.version, users.name as changed_by,
      capture_versions.changed_at
    from capture_versions
    left join users on users.organization_id = capture_versions.organization_id
      and users.id = capture_versions.changed_by
    where capture_versions.organization_id = ${organizationId}::uuid and capture_versions.period_id = ${periodId}
      and capture_versions.kind = ${kind} and capture_versions.employee_id = any (${employeeIds}::integer[])
  `.execute(trx);
  return new Map(rows.map((row) => [row.employee_id, row]));
}

/** The next version of each of these people. */
export async function raiseVersions(
  trx: TenantTransaction,
  { organizationId, clientId, periodId, kind }: VersionKey,
  userId: string,
  employeeIds: readonly number[],
): Promise<{ employee_id: number; version: number }[]> {
  const { rows } = await sql<{ employee_id: number; version: number }>`
    insert into capture_versions as known (organization_id, client_id, period_id, employee_id, kind, changed_by)
    select ${organizationId}::uuid, ${clientId}::uuid, ${periodId}, employee_id, ${kind}, ${userId}::uuid
    from unnest(${employeeIds}::integer[]) as employee_id
    on conflict (organization_id, period_id, employee_id, kind) do update set
      version = known.version + 1, changed_by = excluded.changed_by, changed_at = now()
    returning employee_id, version
  `.execute(trx);
  return rows;
}

/** The three versions of one employee. */
export async function versionsOf(
  trx: TenantTransaction,
  organizationId: string,
  { periodId, employeeId }: { periodId: number; employeeId: number },
): Promise<Record<CaptureKind, number>> {
  const rows = await trx
    .selectFrom('capture_versions')
    .select(['kind', 'version'])
    .where('organization_id', '=', organizationId)
    .where('period_id', '=', periodId)
    .where('employee_id', '=', employeeId)
    .execute();
  const versions = { I: 0, IN: 0, E: 0 };
  for (const { kind, version } of rows) versions[kind] = version;
  return versions;
}

/** The versions of everybody, of all kinds. */
export const listPeriodVersions = (
  trx: TenantTransaction,
  organizationId: string,
  periodId: number,
): Promise<{ employee_id: number; kind: CaptureKind; version: number }[]> =>
  trx
    .selectFrom('capture_versions')
    .select(['employee_id', 'kind', 'version'])
    .where('organization_id', '=', organizationId)
    .where('period_id', '=', periodId)
    .orderBy('employee_id')
    .orderBy('kind')
    .execute();
