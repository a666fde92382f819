/** Styles of reports. */
import { sql } from 'kysely';
import type { TenantTransaction } from '../../../platform/database/in-tenant.ts';

export type StoredStyle = {
  id: string;
  nombre: string;
  version: number;
  style: object;
  is_default: boolean;
  user_id: string;
  usuario_nombre: string;
  updated_at: string;
};

type StyleWrite = { organizationId: string; nombre: string; style: string };

export async function listStyles(trx: TenantTransaction, organizationId: string): Promise<StoredStyle[]> {
  const rows = await styleRows(trx, organizationId).orderBy('report_styles.nombre').execute();
  return rows.map(named);
}

export async function findStyle(
  trx: TenantTransaction,
  organizationId: string,
  id: string,
): Promise<StoredStyle | undefined> {
  const row = await styleRows(trx, organizationId).where('report_styles.id', '=', id).executeTakeFirst();
  return row && named(row);
}

/** Whether another style has a name, in capitals or not. */
export async function isStyleNameTaken(
  trx: TenantTransaction,
  organizationId: string,
  { nombre, id }: { nombre: string; id: string | null },
): Promise<boolean> {
  let query = trx
    .selectFrom('report_styles')
    .select('id')
    .where('organization_id', '=', organizationId)
    .where((eb) => eb(eb.fn('lower', ['nombre']), '=', eb.fn<string>('lower', [eb.val(nombre)])));
  if (id !== null) query = query.where('id', '!=', id);
  return (await query.executeTakeFirst()) !== undefined;
}

export async function countStyles(trx: TenantTransaction, organizationId: string): Promise<number> {
  const { count } = await trx
    .selectFrom('report_styles')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('organization_id', '=', organizationId)
    .executeTakeFirstOrThrow();
  return Number(count);
}

export async function insertStyle(
  trx: TenantTransaction,
  { organizationId, nombre, style, userId }: StyleWrite & { userId: string },
): Promise<string> {
  const { id } = await trx
    .insertInto('report_styles')
    .values({ organization_id: organizationId, nombre, style, user_id: userId })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** @param version the one that was edited. @returns false when somebody else changed or deleted it since. */
export async function updateStyle(
  trx: TenantTransaction,
  { organizationId, nombre, style, id, version }: StyleWrite & { id: string; version: number },
): Promise<boolean> {
  const changed = await trx
    .updateTable('report_styles')
    .set({ nombre, style, version: version + 1, updated_at: sql`now()` })
    .where('organization_id', '=', organizationId)
    .where('id', '=', id)
    .where('version', '=', version)
    .returning('id')
    .executeTakeFirst();
  return changed !== undefined;
}

/** Makes a style the one that new items begin with, or not; another one ends to be it. */
export async function setDefaultStyle(
  trx: TenantTransaction,
  organizationId: string,
  { id, isDefault }: { id: string; isDefault: boolean },
): Promise<void> {
  // Two at a time wait for each other, in one order.
  await trx
    .selectFrom('report_styles')
    .select('id')
    .where('organization_id', '=', organizationId)
    .orderBy('id')
    .forUpdate()
    .execute();
  await trx
    .updateTable('report_styles')
    .set({ is_default: false })
    .where('organization_id', '=', organizationId)
    .where('is_default', '=', true)
    .execute();
  if (!isDefault) return;
  await trx
    .updateTable('report_styles')
    .set({ is_default: true })
    .where('organization_id', '=', organizationId)
    .where('id', '=', id)
    .execute();
}

export async function deleteStyle(
  trx: TenantTransaction,
  organizationId: string,
  id: string,
): Promise<boolean> {
  const deleted = await trx
    .deleteFrom('report_styles')
    .where('organization_id', '=', organizationId)
    .where('id', '=', id)
    .returning('id')
    .executeTakeFirst();
  return deleted !== undefined;
}

function styleRows(trx: TenantTransaction, organizationId: string) {
  return trx
    .selectFrom('report_styles')
    .leftJoin('users', (join) =>
      join
        .onRef('users.organization_id', '=', 'report_styles.organization_id')
        .onRef('users.id', '=', 'report_styles.user_id'),
    )
    .select([
      'report_styles.id',
      'report_styles.nombre',
      'report_styles.version',
      'report_styles.style',
      'report_styles.is_default',
      'report_styles.user_id',
      'report_styles.updated_at',
      'users.name as usuario_nombre',
    ])
    .where('report_styles.organization_id', '=', organizationId);
}

const named = <Row extends { usuario_nombre: string | null }>(
  row: Row,
): Omit<Row, 'usuario_nombre'> & { usuario_nombre: string } => ({
  ...row,
  usuario_nombre: row.usuario_nombre ?? '',
});
