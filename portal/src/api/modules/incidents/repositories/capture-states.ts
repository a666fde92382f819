/** The state of each kind of capture in a period. */
import { CAPTURE_KINDS, type CaptureKind } from '@lienzo/schema/capture/capture-rows';
import { sql } from 'kysely';
import type { TenantTransaction } from '../../../platform/database/in-tenant.ts';

export type CaptureStateRow = {
  period_id: number;
  kind: CaptureKind;
  status: 'A' | 'C' | 'F';
  version: number;
  late: boolean;
  changed_by: string | null;
  changed_at: string;
};

/** With the names of who changed them last; a kind that was never captured has no row. */
export async function listCaptureStates(
  trx: TenantTransaction,
  organizationId: string,
  periodIds: readonly number[],
): Promise<CaptureStateRow[]> {
  return trx
    .selectFrom('capture_states')
    .leftJoin('users', (join) =>
      join
        .onRef('users.organization_id', '=', 'capture_states.organization_id')
        .onRef('users.id', '=', 'capture_states.changed_by'),
    )
    .select([
      'capture_states.period_id',
      'capture_states.kind',
      'capture_states.status',
      'capture_states.version',
      'capture_states.late',
      'users.name as changed_by',
      'capture_states.changed_at',
    ])
    .where('capture_states.organization_id', '=', organizationId)
    .where('capture_states.period_id', 'in', [...periodIds])
    .execute();
}

export type StateChange = {
  organizationId: string;
  clientId: string;
  periodId: number;
  userId: string | null;
  late: boolean;
};

const ROWS_OF = { I: 'incidents', IN: 'disabilities', E: 'extra_hours' } as const;

/** After a save: captured while there are rows, else open again. It stays marked as late. */
export async function markCaptured(
  trx: TenantTransaction,
  { organizationId, clientId, periodId, userId, late }: StateChange,
  kind: CaptureKind,
): Promise<void> {
  await sql`
    insert into capture_states as known (organization_id, client_id, period_id, kind, status, late, changed_by)
    select ${organizationId}::uuid, ${clientId}::uuid, ${periodId}, ${kind},
      case when exists (
        select from ${sql.table(ROWS_OF[kind])} captured
        where captured.organization_id = ${organizationId}::uuid and captured.period_id = ${periodId}
      ) then 'C' else 'A' end,
      ${late}, ${userId}::uuid
    on conflict (organization_id, period_id, kind) do update set
      status = excluded.status, version = known.version + 1, late = known.late or excluded.late,
      changed_by = excluded.changed_by, changed_at = now()
  `.execute(trx);
}

/**
 * Of other open periods that a save gave rows, or took them from: captured while there are rows, else open again. Those
 * whose state was right already are left as they are.
 */
export async function followRows(
  trx: TenantTransaction,
  { organizationId, clientId, userId }: Pick<StateChange, 'organizationId' | 'clientId' | 'userId'>,
  kind: CaptureKind,
  periodIds: readonly number[],
): Promise<void> {
  await sql`
    insert into capture_states as known (organization_id, client_id, period_id, kind, status, changed_by)
    select ${organizationId}::uuid, ${clientId}::uuid, present.period_id, ${kind}, present.status, ${userId}::uuid
    from (
      select period_id, case when exists (
        select from ${sql.table(ROWS_OF[kind])} captured
        where captured.organization_id = ${organizationId}::uuid and captured.period_id = given.period_id
      ) then 'C' else 'A' end as status
      from unnest(${periodIds}::integer[]) as given (period_id)
    ) present
    left join capture_states before on before.organization_id = ${organizationId}::uuid
      and before.period_id = present.period_id and before.kind = ${kind}
    where present.status <> coalesce(before.status, 'A')
    on conflict (organization_id, period_id, kind) do update set
      status = excluded.status, version = known.version + 1, changed_by = excluded.changed_by, changed_at = now()
  `.execute(trx);
}

/** Finalises the three kinds and all their rows. */
export async function finaliseKinds(trx: TenantTransaction, change: StateChange): Promise<void> {
  await setKinds(trx, change, sql`'F'`);
  await setRows(trx, change, 'F');
}

/** Reopens the three kinds and all their rows: captured where there are any. */
export async function reopenKinds(trx: TenantTransaction, change: StateChange): Promise<void> {
  const { organizationId, periodId } = change;
  const counts = CAPTURE_KINDS.map(
    (kind) => sql`
      when ${sql.lit(kind)} then exists (
        select from ${sql.table(ROWS_OF[kind])} captured
        where captured.organization_id = ${organizationId}::uuid and captured.period_id = ${periodId}
      )
    `,
  );
  await setKinds(
    trx,
    change,
    sql`case when (case kind ${sql.join(counts, sql` `)} end) then 'C' else 'A' end`,
  );
  await setRows(trx, change, 'C');
}

async function setKinds(
  trx: TenantTransaction,
  { organizationId, clientId, periodId, userId }: StateChange,
  status: ReturnType<typeof sql>,
): Promise<void> {
  await sql`
    insert into capture_states as known (organization_id, client_id, period_id, kind, status, changed_by)
    select ${organizationId}::uuid, ${clientId}::uuid, ${periodId}, kind, ${status}, ${userId}::uuid
    from unnest(${[...CAPTURE_KINDS]}::text[]) as kind
    on conflict (organization_id, period_id, kind) do update set
      status = excluded.status, version = known.version + 1, changed_by = excluded.changed_by, changed_at = now()
  `.execute(trx);
}

/** A certificate has the state of the period in which it began. */
const TABLES = [
  'incidents',
  'disabilities',
  'disability_certificates',
  'overtime_days',
  'extra_hours',
] as const;

async function setRows(
  trx: TenantTransaction,
  { organizationId, periodId }: StateChange,
  status: 'C' | 'F',
): Promise<void> {
  for (const table of TABLES)
    await trx
      .updateTable(table)
      .set({ status })
      .where('organization_id', '=', organizationId)
      .where('period_id', '=', periodId)
      .where('status', '!=', status)
      .execute();
}
