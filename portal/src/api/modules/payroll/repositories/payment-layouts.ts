/** Layouts of bank files: the product's examples, and versions of an organization's own. */
import { exampleLayout, type LayoutRef, ownLayoutVersion } from '@lienzo/schema/runs/layout-ids';
import { type PaymentLayout, paymentLayout } from '@lienzo/schema/runs/payment-layout';
import { PAYMENT_LAYOUTS } from '@lienzo/schema/runs/payment-layouts';
import { sql } from 'kysely';
import type { TenantTransaction } from '../../../platform/database/in-tenant.ts';

type Version = { id: number; layout_id: number; content: unknown; name: string | null; at: string };
export type OwnLayout = {
  version: number;
  layout: PaymentLayout;
  changed: { name: string; at: string };
};

/** The last version of each own layout, without those that were taken away; by name. */
export async function listOwnLayouts(trx: TenantTransaction, organizationId: string): Promise<OwnLayout[]> {
  const { rows } = await sql<Version>`
    select last.id, last.layout_id, last.content, users.name, last.created_at as at
    from (
      select distinct on (coalesce(layout_id, id)) id, coalesce(layout_id, id) as layout_id, nombre, content, user_id,
        created_at
      from payment_layout_versions where organization_id = ${organizationId}::uuid
      order by coalesce(layout_id, id), id desc
    ) last
    left join users on users.organization_id = ${organizationId}::uuid and users.id = last.user_id
    where last.content is not null
    order by last.nombre, last.id
  `.execute(trx);
  return rows.map(({ id, content, name, at }) => ({
    version: id,
    layout: paymentLayout.parse(content),
    changed: { name: name ?? '', at },
  }));
}

const HISTORY = 50;

/** Who saved or took away which layout, the newest first. */
export async function listLayoutChanges(
  trx: TenantTransaction,
  organizationId: string,
): Promise<{ id: number; nombre: string; is_removal: boolean; name: string; at: string }[]> {
  const { rows } = await sql<{ id: number; nombre: string; is_removal: boolean; name: string; at: string }>`
    select version.id, version.nombre, version.content is null as is_removal, coalesce(users.name, '') as name,
      version.created_at as at
    from payment_layout_versions version
    left join users on users.organization_id = version.organization_id and users.id = version.user_id
    where version.organization_id = ${organizationId}::uuid
    order by version.id desc limit ${HISTORY}
  `.execute(trx);
  return rows;
}

/** Adds a version of the layout whose last version is `replaces`, or a new layout. @returns its number. */
export async function addLayoutVersion(
  trx: TenantTransaction,
  { organizationId, userId }: { organizationId: string; userId: string },
  {
    nombre,
    content,
    replaces,
  }: { nombre: string; content: PaymentLayout | null; replaces: number | undefined },
): Promise<number> {
  const { rows } = await sql<{ id: number }>`
    insert into payment_layout_versions (organization_id, layout_id, nombre, content, user_id)
    values (${organizationId}::uuid,
      (select coalesce(layout_id, id) from payment_layout_versions
        where organization_id = ${organizationId}::uuid and id = ${replaces ?? null}::integer),
      ${nombre}, ${content === null ? null : JSON.stringify(content)}::jsonb, ${userId}::uuid)
    returning id
  `.execute(trx);
  return rows[0]?.id ?? 0;
}

/** One saves or takes away at a time, until the transaction ends. */
export async function lockLayouts(trx: TenantTransaction, organizationId: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`payment_layouts ${organizationId}`}, 0))`.execute(
    trx,
  );
}

/** An example, or any version of an own layout; undefined: unknown, or taken away. */
export async function findLayout(
  trx: TenantTransaction,
  organizationId: string,
  ref: LayoutRef,
): Promise<PaymentLayout | undefined> {
  const example = exampleLayout(ref);
  if (example !== undefined) return PAYMENT_LAYOUTS[example];
  const row = await trx
    .selectFrom('payment_layout_versions')
    .select('content')
    .where('organization_id', '=', organizationId)
    .where('id', '=', ownLayoutVersion(ref) ?? 0)
    .executeTakeFirst();
  return row === undefined || row.content === null ? undefined : paymentLayout.parse(row.content);
}

/** Whether a layout may be asked for: an example, or the last version of an own one. */
export async function isCurrentLayout(
  trx: TenantTransaction,
  organizationId: string,
  ref: LayoutRef,
): Promise<boolean> {
  const version = ownLayoutVersion(ref);
  if (version === undefined) return true;
  return (await listOwnLayouts(trx, organizationId)).some((one) => one.version === version);
}
