/** The columns of product 6 'Reporte AGS': versions of an organization's own, and the default ones. */
import { type AgsLayout, agsLayout, DEFAULT_AGS_LAYOUT } from '@lienzo/schema/runs/ags-layout';
import { sql } from 'kysely';
import type { TenantTransaction } from '../../../platform/database/in-tenant.ts';

export type CurrentAgsLayout = {
  /** Of the last change; null: nothing was ever changed. */
  version: number | null;
  isDefault: boolean;
  layout: AgsLayout;
};

/** What holds now. */
export async function findCurrentAgsLayout(
  trx: TenantTransaction,
  organizationId: string,
): Promise<CurrentAgsLayout> {
  const row = await trx
    .selectFrom('ags_layout_versions')
    .select(['version', 'content'])
    .where('organization_id', '=', organizationId)
    .orderBy('version', 'desc')
    .limit(1)
    .executeTakeFirst();
  return {
    version: row?.version ?? null,
    isDefault: row === undefined || row.content === null,
    layout: layoutIn(row?.content),
  };
}

/** A version that a product was asked for with; absent: the default columns. */
export async function findAgsLayout(
  trx: TenantTransaction,
  organizationId: string,
  version: number | undefined,
): Promise<AgsLayout> {
  if (version === undefined) return DEFAULT_AGS_LAYOUT;
  const row = await trx
    .selectFrom('ags_layout_versions')
    .select('content')
    .where('organization_id', '=', organizationId)
    .where('version', '=', version)
    .executeTakeFirst();
  if (row === undefined) throw new Error(`no version ${version} of the columns`);
  return layoutIn(row.content);
}

const layoutIn = (content: unknown): AgsLayout =>
  content === null || content === undefined ? DEFAULT_AGS_LAYOUT : agsLayout.parse(content);

export type AgsLayoutChange = { version: number; is_default: boolean; name: string; at: string };

const HISTORY = 50;

/** Who changed the columns, the newest first. */
export async function listAgsLayoutChanges(
  trx: TenantTransaction,
  organizationId: string,
): Promise<AgsLayoutChange[]> {
  const { rows } = await sql<AgsLayoutChange>`
    select change.version, change.content is null as is_default, coalesce(users.name, '') as name,
      change.created_at as at
    from ags_layout_versions change
    left join users on users.organization_id = change.organization_id and users.id = change.user_id
    where change.organization_id = ${organizationId}::uuid
    order by change.version desc limit ${HISTORY}
  `.execute(trx);
  return rows;
}

/** Adds a version; null: the default columns. The layouts are locked. @returns its number. */
export async function addAgsLayoutVersion(
  trx: TenantTransaction,
  { organizationId, userId }: { organizationId: string; userId: string },
  content: AgsLayout | null,
): Promise<number> {
  const { rows } = await sql<{ version: number }>`
    insert into ags_layout_versions (organization_id, version, content, user_id)
    select ${organizationId}::uuid, coalesce(max(version), 0) + 1,
      ${content === null ? null : JSON.stringify(content)}::jsonb, ${userId}::uuid
    from ags_layout_versions where organization_id = ${organizationId}::uuid
    returning version
  `.execute(trx);
  const [row] = rows;
  if (row === undefined) throw new Error('a version was not stored');
  return row.version;
}

/** One saves at a time, until the transaction ends. */
export async function lockAgsLayouts(trx: TenantTransaction, organizationId: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`ags_layouts ${organizationId}`}, 0))`.execute(
    trx,
  );
}
