/** The bin: the tops of deleted subtrees. Expired items are invisible and wait for their removal. */
import { BIN_DAYS } from '@lienzo/schema/directory/directory-endpoints';
import { type SqlBool, sql } from 'kysely';
import type { TenantTransaction } from '../../../platform/database/in-tenant.ts';
import type { PathStep } from './file-system.ts';
import { touchFolder } from './file-system-writes.ts';

export type BinItem = {
  id: string;
  parent_id: string | null;
  name: string;
  fs_type: 'DIR' | 'FILE';
  client_id: string | null;
  size: number | null;
  deleted_at: string;
  deleted_by: string | null;
  expires_at: string;
};

const days = sql`make_interval(days => ${sql.lit(BIN_DAYS)})`;
const kept = sql<SqlBool>`file_system.deleted_at > now() - ${days}`;

export async function countBin(trx: TenantTransaction, organizationId: string): Promise<number> {
  const { count } = await trx
    .selectFrom('file_system')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('organization_id', '=', organizationId)
    .where('deleted_at', 'is not', null)
    .where(kept)
    .executeTakeFirstOrThrow();
  return count;
}

/** A page of the bin, last deleted first. */
export function listBin(
  trx: TenantTransaction,
  organizationId: string,
  { offset, limit }: { offset: number; limit: number },
): Promise<BinItem[]> {
  return binRows(trx, organizationId)
    .orderBy('file_system.deleted_at', 'desc')
    .orderBy('file_system.id', 'desc')
    .offset(offset)
    .limit(limit)
    .execute();
}

/** @returns undefined for an item that is not the top of a deleted subtree. */
export function findInBin(
  trx: TenantTransaction,
  organizationId: string,
  id: string,
): Promise<BinItem | undefined> {
  return binRows(trx, organizationId).where('file_system.id', '=', id).executeTakeFirst();
}

function binRows(trx: TenantTransaction, organizationId: string) {
  return trx
    .selectFrom('file_system')
    .leftJoin('users', (join) =>
      join
        .onRef('users.organization_id', '=', 'file_system.organization_id')
        .onRef('users.id', '=', 'file_system.deleted_by'),
    )
    .select([
      'file_system.id',
      'file_system.parent_id',
      'file_system.name',
      'file_system.fs_type',
      'file_system.client_id',
      'file_system.size',
      'users.name as deleted_by',
    ])
    .select([
      sql<string>`file_system.deleted_at`.as('deleted_at'),
      sql<string>`file_system.deleted_at + ${days}`.as('expires_at'),
    ])
    .where('file_system.organization_id', '=', organizationId)
    .where('file_system.deleted_at', 'is not', null)
    .where(kept);
}

export type StepAbove = Omit<PathStep, 'parent_id'> & { deleted: boolean };

/** The ancestors of each of these items, from the top down; including deleted ones. */
export async function foldersAbove(
  trx: TenantTransaction,
  organizationId: string,
  items: { id: string; parent_id: string | null }[],
): Promise<Map<string, StepAbove[]>> {
  const { rows } = await sql<StepAbove & { start: string }>`
    with recursive up as (
      select start, parent as next, 0 as height
      from unnest(${items.map(({ id }) => id)}::uuid[], ${items.map(({ parent_id }) => parent_id)}::uuid[])
        as given (start, parent)
      union all
      select up.start, above.parent_id, up.height + 1
      from up join file_system above on above.organization_id = ${organizationId} and above.id = up.next
    )
    select up.start, folder.id, folder.name, folder.client_id, folder.deleted_at is not null as deleted
    from up join file_system folder on folder.organization_id = ${organizationId} and folder.id = up.next
    order by up.start, up.height desc
  `.execute(trx);
  const above = new Map<string, StepAbove[]>(items.map(({ id }) => [id, []]));
  for (const { start, ...step } of rows) above.get(start)?.push(step);
  return above;
}

/** Restores an item to a folder where its name is free. */
export async function unmarkDeleted(
  trx: TenantTransaction,
  organizationId: string,
  { id, folderId }: { id: string; folderId: string },
): Promise<void> {
  await trx
    .updateTable('file_system')
    .set({ deleted_at: null, deleted_by: null, parent_id: folderId })
    .where('organization_id', '=', organizationId)
    .where('id', '=', id)
    .execute();
  await touchFolder(trx, organizationId, folderId);
}

/** Expires items of the bin immediately. @param ids undefined: all. @returns their number. */
export async function expireBin(
  trx: TenantTransaction,
  organizationId: string,
  ids: string[] | undefined,
): Promise<number> {
  const { numUpdatedRows } = await trx
    .updateTable('file_system')
    .set({ deleted_at: new Date(0) })
    .where('organization_id', '=', organizationId)
    .where('deleted_at', 'is not', null)
    .where(kept)
    .$if(ids !== undefined, (query) => query.where(sql<SqlBool>`id = any (${ids ?? []}::uuid[])`))
    .executeTakeFirst();
  return Number(numUpdatedRows);
}

/** Files removed per transaction; their versions, words and notices are deleted too. */
const FILES_PER_STEP = 2000;
/** Tops removed per transaction; by then their subtrees contain only folders. */
const TOPS_PER_STEP = 200;

/**
 * Removes some expired items: first the files, then the folders.
 * @returns whether there may be more.
 */
export async function removeExpired(trx: TenantTransaction, organizationId: string): Promise<boolean> {
  const { rows } = await sql<{ id: string }>`
    select id from file_system
    where organization_id = ${organizationId} and deleted_at is not null and deleted_at <= now() - ${days}
    order by deleted_at, id limit ${TOPS_PER_STEP}
  `.execute(trx);
  if (rows.length === 0) return false;
  const tops = rows.map(({ id }) => id);
  const files = await sql<{ id: string }>`
    with recursive down as (
      select id, fs_type from file_system
      where organization_id = ${organizationId} and id = any (${tops}::uuid[])
      union all
      select below.id, below.fs_type from down
      join file_system below on below.organization_id = ${organizationId} and below.parent_id = down.id
    )
    select id from down where fs_type = 'FILE' limit ${FILES_PER_STEP}
  `.execute(trx);
  const matches = files.rows.map(({ id }) => id);
  const full = matches.length === FILES_PER_STEP;
  const ids = full ? matches : tops;
  // One statement per table: a cascade would update the storage usage for every single file.
  for (const [table, column] of [
    ['file_versions', 'file_id'],
    ['file_words', 'item_id'],
  ] as const)
    await sql`
      delete from ${sql.table(table)}
      where organization_id = ${organizationId} and ${sql.ref(column)} = any (${matches}::uuid[])
    `.execute(trx);
  await sql`
    delete from file_system where organization_id = ${organizationId} and id = any (${ids}::uuid[])
  `.execute(trx);
  return full || tops.length === TOPS_PER_STEP;
}
