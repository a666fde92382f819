/** The trail of capture: rows are added and read, never changed. */
import type { HistoryEntry } from '@lienzo/schema/capture/capture-endpoints';
import type { CaptureKind } from '@lienzo/schema/capture/capture-rows';
import { sql } from 'kysely';
import type { TenantTransaction } from '../../../platform/database/in-tenant.ts';
import { announceCapture } from '../../notifications/notifications.ts';

export type HistoryRow = Record<string, string | number | null>;

export type NewChanges = {
  organizationId: string;
  clientId: string;
  periodId: number;
  userId: string;
  action: HistoryEntry['action'];
  late: boolean;
  /** null: all kinds. */
  kind: CaptureKind | null;
  /** One entry each; `employeeId` null: the whole payroll. */
  entries: readonly {
    employeeId: number | null;
    before: readonly HistoryRow[];
    after: readonly HistoryRow[];
  }[];
};

export async function insertChanges(trx: TenantTransaction, changes: NewChanges): Promise<void> {
  const { organizationId, clientId, periodId, userId, action, late, kind, entries } = changes;
  await sql`
    insert into capture_changes (organization_id, client_id, period_id, user_id, action, late, kind, employee_id,
      before, after)
    select ${organizationId}::uuid, ${clientId}::uuid, ${periodId}, ${userId}::uuid, ${action}, ${late}, ${kind},
      given.employee_id, given.before::jsonb, given.after::jsonb
    from unnest(${entries.map(({ employeeId }) => employeeId)}::integer[],
      ${entries.map(({ before }) => JSON.stringify(before))}::text[],
      ${entries.map(({ after }) => JSON.stringify(after))}::text[]) as given (employee_id, before, after)
  `.execute(trx);
  // Whoever has it open reads it anew.
  await announceCapture(trx, { kind: 'changed', organizationId, periodId, userId, name: '' });
}

export type HistorySearch = {
  organizationId: string;
  periodId: number;
  employeeId: number | undefined;
  kind: CaptureKind | undefined;
  /** Entries before this one. */
  before: number | undefined;
  limit: number;
};

/** Newest first. */
export async function listChanges(
  trx: TenantTransaction,
  search: HistorySearch,
): Promise<Omit<HistoryEntry, 'can'>[]> {
  let matches = trx
    .selectFrom('capture_changes as change')
    .leftJoin('users', (join) =>
      join
        .onRef('users.organization_id', '=', 'change.organization_id')
        .onRef('users.id', '=', 'change.user_id'),
    )
    .leftJoin('employees', (join) =>
      join
        .onRef('employees.organization_id', '=', 'change.organization_id')
        .onRef('employees.id', '=', 'change.employee_id'),
    )
    .select([
      'change.id',
      'change.at',
      'users.name as person',
      'change.action',
      'change.late',
      'change.kind',
      'change.employee_id',
      'employees.name as employee_name',
      sql<HistoryRow[]>`change.before`.as('before'),
      sql<HistoryRow[]>`change.after`.as('after'),
    ])
    .where('change.organization_id', '=', search.organizationId)
    .where('change.period_id', '=', search.periodId);
  if (search.employeeId !== undefined) matches = matches.where('change.employee_id', '=', search.employeeId);
  if (search.kind !== undefined) matches = matches.where('change.kind', '=', search.kind);
  if (search.before !== undefined) matches = matches.where('change.id', '<', search.before);
  const rows = await matches.orderBy('change.id', 'desc').limit(search.limit).execute();
  return rows.map(({ employee_id, employee_name, ...row }) => ({
    ...row,
    employee: employee_id === null ? null : { id: employee_id, name: employee_name ?? '' },
  }));
}

export type DeletedRows = { employee_id: number; kind: CaptureKind; before: HistoryRow[] };

/** What one call deleted of people in a period: the entries of the same moment and person as the one that is named. */
export async function listDeletedTogether(
  trx: TenantTransaction,
  scope: { organizationId: string; periodId: number; changeId: number },
): Promise<DeletedRows[]> {
  const { rows } = await sql<DeletedRows>`
    select change.employee_id, change.kind, change.before
    from capture_changes named
    join capture_changes change on change.organization_id = named.organization_id
      and change.period_id = named.period_id and change.at = named.at and change.action = named.action
      and change.user_id is not distinct from named.user_id
    where named.organization_id = ${scope.organizationId}::uuid and named.period_id = ${scope.periodId}
      and named.id = ${scope.changeId} and named.action = 'delete'
      and change.employee_id is not null and change.kind is not null and change.before <> '[]'::jsonb
    order by change.id
  `.execute(trx);
  return rows;
}
