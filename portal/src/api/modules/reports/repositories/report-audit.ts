/** The audit of reports: rows are added and read, never changed (specification 3 §4). */
import type { ReportAuditEntry, ReportMovement } from '@lienzo/schema/reports/report-audit-endpoints';
import { type SqlBool, sql } from 'kysely';
import type { TenantTransaction } from '../../../platform/database/in-tenant.ts';
import { foldName } from '../../../platform/text/fold-name.ts';

export type NewMovement = {
  organizationId: string;
  reportId: number;
  /** The report's name, after the movement. */
  name: string;
  userId: string;
  /** The organization, or the client of a client user. */
  userEntityId: string;
  movement: ReportMovement;
  /** JSON text of the report as requested to be saved; undefined: as it was; null: nothing was saved. */
  document: string | undefined | null;
  /** JSON text of the report as stored, for one whose audit is empty; undefined for a new one. */
  stored: string | undefined;
};

/** As far as an index entry allows. */
const MAX_TEXTS = 400;

/**
 * Adds a movement. The version before is that of the movement before: the caller holds the lock of the report's row,
 * while a document that was read before the lock may be outdated.
 */
export async function insertReportAudit(trx: TenantTransaction, entry: NewMovement): Promise<void> {
  const previous = sql<string>`coalesce(
    ${documentBefore(trx, entry)},
    ${entry.stored ?? null}::jsonb
  )`;
  await trx
    .insertInto('report_audit')
    .values({
      organization_id: entry.organizationId,
      id_reporte: entry.reportId,
      id_user: entry.userId,
      id_user_entity: entry.userEntityId,
      tipo_movimiento: entry.movement,
      json_peticion: entry.document === undefined ? previous : entry.document,
      json_previous: entry.document === null ? null : previous,
      nombre_reporte: entry.name,
      words: foldName(entry.name).slice(0, MAX_TEXTS),
    })
    .execute();
}

type VersionOf = { organizationId: string; reportId: number };

/** The report as its last movement left it. @param until the last movement that counts, `at` the last moment. */
function documentBefore(
  trx: TenantTransaction,
  { organizationId, reportId, until, at }: VersionOf & { until?: number; at?: string },
) {
  let match = trx
    .selectFrom('report_audit')
    .select('json_peticion')
    .where('organization_id', '=', organizationId)
    .where('id_reporte', '=', reportId)
    .where('json_peticion', 'is not', null);
  if (until !== undefined) match = match.where('id', '<=', until);
  if (at !== undefined) match = match.where('fecha_movimiento', '<=', at);
  return match.orderBy('id', 'desc').limit(1);
}

export type MovementSearch = {
  organizationId: string;
  /** undefined: of everybody. */
  userId: string | undefined;
  /** Folded words of the report's name; all must be there. */
  words: readonly string[];
  /** Movements before this one. */
  before: number | undefined;
  limit: number;
};

/** Movements, newest first. The page is found by an index alone, before anything else of its rows is read. */
export async function listMovements(
  trx: TenantTransaction,
  { organizationId, userId, words, before, limit }: MovementSearch,
): Promise<ReportAuditEntry[]> {
  let existing = trx
    .selectFrom('report_audit')
    .select(['organization_id', 'id'])
    .where('organization_id', '=', organizationId);
  if (userId !== undefined) existing = existing.where('id_user', '=', userId);
  if (before !== undefined) {
    const last = await trx
      .selectFrom('report_audit')
      .select('fecha_movimiento')
      .where('organization_id', '=', organizationId)
      .where('id', '=', before)
      .executeTakeFirst();
    if (last === undefined) return [];
    existing = existing.where(
      sql<SqlBool>`(fecha_movimiento, id) < (${last.fecha_movimiento}::timestamptz, ${before}::integer)`,
    );
  }
  for (const word of words) existing = existing.where(sql<SqlBool>`strpos(words, ${word}) > 0`);
  const page = existing.orderBy('fecha_movimiento', 'desc').orderBy('id', 'desc').limit(limit);
  return trx
    .with(
      (cte) => cte('page').materialized(),
      () => page,
    )
    .selectFrom('page')
    .innerJoin('report_audit as audit', (join) =>
      join.onRef('audit.organization_id', '=', 'page.organization_id').onRef('audit.id', '=', 'page.id'),
    )
    .innerJoin('users', (join) =>
      join
        .onRef('users.organization_id', '=', 'audit.organization_id')
        .onRef('users.id', '=', 'audit.id_user'),
    )
    .select(ENTRY)
    .orderBy('audit.fecha_movimiento', 'desc')
    .orderBy('audit.id', 'desc')
    .execute();
}

const ENTRY = [
  'audit.id',
  'audit.id_reporte',
  'audit.id_user',
  'audit.id_user_entity',
  'audit.tipo_movimiento',
  'audit.fecha_movimiento',
  'audit.nombre_reporte',
  'users.name as usuario_nombre',
  'users.mail as usuario_correo',
] as const;

/** A movement with its versions as stored; `requested` is the one that stood then, when nothing was saved. */
export type Movement = { entry: ReportAuditEntry; requested: object | null; previous: object | null };

/** @param date of several movements of the report within a millisecond, the last one. */
export async function findMovement(
  trx: TenantTransaction,
  organizationId: string,
  reportId: number,
  { id, date }: { id: number | undefined; date: string | undefined },
): Promise<Movement | undefined> {
  let rows = trx
    .selectFrom('report_audit as audit')
    .innerJoin('users', (join) =>
      join
        .onRef('users.organization_id', '=', 'audit.organization_id')
        .onRef('users.id', '=', 'audit.id_user'),
    )
    .select(ENTRY)
    .select(['audit.json_peticion', 'audit.json_previous'])
    .where('audit.organization_id', '=', organizationId)
    .where('audit.id_reporte', '=', reportId);
  if (id !== undefined) rows = rows.where('audit.id', '=', id);
  if (date !== undefined) rows = rows.where('audit.fecha_movimiento', '=', date);
  const row = await rows.orderBy('audit.id', 'desc').executeTakeFirst();
  if (row === undefined) return undefined;
  const { json_peticion, json_previous, ...entry } = row;
  return {
    entry,
    requested: json_peticion ?? (await versionAt(trx, organizationId, reportId, entry.id)),
    previous: json_previous,
  };
}

async function versionAt(
  trx: TenantTransaction,
  organizationId: string,
  reportId: number,
  until: number,
): Promise<object | null> {
  const result = await documentBefore(trx, { organizationId, reportId, until }).executeTakeFirst();
  return result?.json_peticion ?? null;
}

/** A report as it was saved at a moment; null when nothing is known of it. */
export async function findVersionAt(
  trx: TenantTransaction,
  version: VersionOf & { at: string },
): Promise<object | null> {
  const candidate = await documentBefore(trx, version).executeTakeFirst();
  return candidate?.json_peticion ?? null;
}

/** Whether a person's same use of a report was registered within the last minute. */
export async function wasJustRegistered(
  trx: TenantTransaction,
  {
    organizationId,
    userId,
    reportId,
    movement,
  }: Pick<NewMovement, 'organizationId' | 'userId' | 'reportId' | 'movement'>,
): Promise<boolean> {
  const match = await trx
    .selectFrom('report_audit')
    .select('id')
    .where('organization_id', '=', organizationId)
    .where('id_user', '=', userId)
    .where('fecha_movimiento', '>', sql<string>`now() - interval '1 minute'`)
    .where('id_reporte', '=', reportId)
    .where('tipo_movimiento', '=', movement)
    .limit(1)
    .executeTakeFirst();
  return match !== undefined;
}

const SAVES: readonly ReportMovement[] = [
  'Creado',
  'Editado',
  'Clonado',
  'Filtros',
  'Audiencia',
  'Restaurado',
];

/** Who last saved a report, and when; undefined for one that was never saved by anybody (the demonstration's). */
export async function findLastSave(
  trx: TenantTransaction,
  organizationId: string,
  reportId: number,
): Promise<{ user_id: string; name: string; at: string } | undefined> {
  return trx
    .selectFrom('report_audit')
    .innerJoin('users', (join) =>
      join
        .onRef('users.organization_id', '=', 'report_audit.organization_id')
        .onRef('users.id', '=', 'report_audit.id_user'),
    )
    .select(['users.id as user_id', 'users.name', 'report_audit.fecha_movimiento as at'])
    .where('report_audit.organization_id', '=', organizationId)
    .where('report_audit.id_reporte', '=', reportId)
    .where('report_audit.tipo_movimiento', 'in', SAVES)
    .orderBy('report_audit.id', 'desc')
    .limit(1)
    .executeTakeFirst();
}
