/** Blocks of reports, and the reports that have sections of them. */
import { type SqlBool, sql } from 'kysely';
import type { TenantTransaction } from '../../../platform/database/in-tenant.ts';

/** `document`: a report of the block's section alone. */
export type StoredBlock = {
  id: string;
  nombre: string;
  version: number;
  user_id: string;
  usuario_nombre: string;
  updated_at: string;
};

type BlockWrite = { organizationId: string; nombre: string; document: string };

export async function listBlocks(trx: TenantTransaction, organizationId: string): Promise<StoredBlock[]> {
  const rows = await blockRows(trx, organizationId).orderBy('report_blocks.nombre').execute();
  return rows.map(named);
}

export async function findBlock(
  trx: TenantTransaction,
  organizationId: string,
  id: string,
): Promise<(StoredBlock & { document: object }) | undefined> {
  const row = await blockRows(trx, organizationId)
    .select('report_blocks.document')
    .where('report_blocks.id', '=', id)
    .executeTakeFirst();
  return row && { ...named(row), document: row.document };
}

/** Whether another block has a name, in capitals or not. */
export async function isNameTaken(
  trx: TenantTransaction,
  organizationId: string,
  { nombre, id }: { nombre: string; id: string | null },
): Promise<boolean> {
  let query = trx
    .selectFrom('report_blocks')
    .select('id')
    .where('organization_id', '=', organizationId)
    .where((eb) => eb(eb.fn('lower', ['nombre']), '=', eb.fn<string>('lower', [eb.val(nombre)])));
  if (id !== null) query = query.where('id', '!=', id);
  return (await query.executeTakeFirst()) !== undefined;
}

export async function countBlocks(trx: TenantTransaction, organizationId: string): Promise<number> {
  const { count } = await trx
    .selectFrom('report_blocks')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('organization_id', '=', organizationId)
    .executeTakeFirstOrThrow();
  return Number(count);
}

export async function insertBlock(
  trx: TenantTransaction,
  { organizationId, nombre, document, userId }: BlockWrite & { userId: string },
): Promise<string> {
  const { id } = await trx
    .insertInto('report_blocks')
    .values({ organization_id: organizationId, nombre, document, user_id: userId })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** @param version the one that was edited. @returns false when somebody else changed or deleted it since. */
export async function updateBlock(
  trx: TenantTransaction,
  { organizationId, nombre, document, id, version }: BlockWrite & { id: string; version: number },
): Promise<boolean> {
  const changed = await trx
    .updateTable('report_blocks')
    .set({ nombre, document, version: version + 1, updated_at: sql`now()` })
    .where('organization_id', '=', organizationId)
    .where('id', '=', id)
    .where('version', '=', version)
    .returning('id')
    .executeTakeFirst();
  return changed !== undefined;
}

export async function deleteBlock(
  trx: TenantTransaction,
  organizationId: string,
  id: string,
): Promise<boolean> {
  const deleted = await trx
    .deleteFrom('report_blocks')
    .where('organization_id', '=', organizationId)
    .where('id', '=', id)
    .returning('id')
    .executeTakeFirst();
  return deleted !== undefined;
}

/** The numbers of the saved reports that have a section of a block, last saved first. */
export async function reportsWithBlock(
  trx: TenantTransaction,
  organizationId: string,
  id: string,
): Promise<number[]> {
  const section = JSON.stringify({ layouts: [{ bloque: { id } }] });
  const rows = await trx
    .selectFrom('reports')
    .select('id')
    .where('organization_id', '=', organizationId)
    .where('deleted_at', 'is', null)
    .where(sql<SqlBool>`document @> ${section}::jsonb`)
    .orderBy('updated_at', 'desc')
    .execute();
  return rows.map((row) => row.id);
}

function blockRows(trx: TenantTransaction, organizationId: string) {
  return trx
    .selectFrom('report_blocks')
    .leftJoin('users', (join) =>
      join
        .onRef('users.organization_id', '=', 'report_blocks.organization_id')
        .onRef('users.id', '=', 'report_blocks.user_id'),
    )
    .select([
      'report_blocks.id',
      'report_blocks.nombre',
      'report_blocks.version',
      'report_blocks.user_id',
      'report_blocks.updated_at',
      'users.name as usuario_nombre',
    ])
    .where('report_blocks.organization_id', '=', organizationId);
}

const named = <Row extends { usuario_nombre: string | null }>(
  row: Row,
): Omit<Row, 'usuario_nombre'> & { usuario_nombre: string } => ({
  ...row,
  usuario_nombre: row.usuario_nombre ?? '',
});
