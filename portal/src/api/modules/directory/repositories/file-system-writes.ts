/** Writes to the tree. Callers hold `lockDirectory`; rules and history are up to them. */
import { type RawBuilder, sql } from 'kysely';
import type { TenantTransaction } from '../../../platform/database/in-tenant.ts';
import { nameKey } from '../../../platform/text/name-key.ts';
import { sortKey } from '../../../platform/text/sort-key.ts';
import { textOfName } from '../../../platform/text/text-of-name.ts';

/**
 * Takes a lock on the organization's tree. `exclusive` for creating, moving, renaming or removing an item that may
 * contain others, so that concurrent moves cannot form a cycle; `shared` for adding files, which only must not run
 * concurrently with a move. The lock ends with the transaction and must be taken before any other.
 */
export async function lockDirectory(
  trx: TenantTransaction,
  organizationId: string,
  mode: 'exclusive' | 'shared',
): Promise<void> {
  const take = sql.raw(mode === 'exclusive' ? 'pg_advisory_xact_lock' : 'pg_advisory_xact_lock_shared');
  await sql`select ${take}(hashtextextended(${`directory ${organizationId}`}, 0))`.execute(trx);
}

export type NewItem = {
  organizationId: string;
  /** Generated unless given. */
  id?: string;
  /** null: the organization's root. */
  parentId: string | null;
  name: string;
  clientId: string | null;
  /** Of a payroll, and for those who see it; else as its folder is. */
  paysheetId?: number | undefined;
  createdBy: string | null;
  /** For files; folders have none. */
  file?: { id: string; versionId: string; size: number; mediaType: string };
};

/** @returns the new id, or undefined when the name is taken in that folder. */
export async function insertItem(trx: TenantTransaction, item: NewItem): Promise<string | undefined> {
  const { organizationId, parentId, name, clientId, file } = item;
  const id = file?.id ?? item.id;
  const inserted = await trx
    .with('inserted', (db) =>
      db
        .insertInto('file_system')
        .values({
          organization_id: organizationId,
          ...(id === undefined ? {} : { id }),
          parent_id: parentId,
          fs_type: file === undefined ? 'DIR' : 'FILE',
          name,
          name_key: nameKey(name),
          sort_key: sortKey(name),
          client_id: clientId,
          paysheet_id: item.paysheetId ?? null,
          size: file?.size ?? null,
          media_type: file?.mediaType ?? null,
          current_version_id: file?.versionId ?? null,
          created_by: item.createdBy,
        })
        .onConflict((conflict) =>
          conflict
            .columns(['organization_id', 'parent_id', 'name_key'])
            .where('deleted_at', 'is', null)
            .doNothing(),
        )
        .returning('id'),
    )
    .with('touched', (db) =>
      db
        .updateTable('file_system')
        .set({ modified_at: sql`now()` })
        .where('organization_id', '=', organizationId)
        .where('id', '=', parentId)
        .where(({ exists, selectFrom }) => exists(selectFrom('inserted').select('inserted.id'))),
    )
    .with('worded', (db) =>
      db
        .insertInto('file_words')
        .columns(['organization_id', 'client_id', 'word', 'item_id'])
        .expression((eb) =>
          eb
            .selectFrom(['inserted', wordRows(name)])
            .select([
              sql<string>`${organizationId}::uuid`.as('organization_id'),
              sql<string | null>`${clientId}::uuid`.as('client_id'),
              'given.word',
              'inserted.id',
            ]),
        ),
    )
    .selectFrom('inserted')
    .select('inserted.id')
    .executeTakeFirst();
  return inserted?.id;
}

const wordRows = (name: string) =>
  sql<{ word: string }>`unnest(${textOfName(name)}::text[])`.as<'given'>(sql`given(word)`);

async function insertTerms(
  trx: TenantTransaction,
  {
    organizationId,
    clientId,
    id,
    name,
  }: { organizationId: string; clientId: string | null; id: string; name: string },
): Promise<void> {
  await sql`
    insert into file_words (organization_id, client_id, word, item_id)
    select ${organizationId}::uuid, ${clientId}::uuid, word, ${id}::uuid
    from unnest(${textOfName(name)}::text[]) as given (word)
  `.execute(trx);
}

/** A folder that belongs to no payroll becomes one of a payroll, with everything in it. */
export async function giveToPaysheet(
  trx: TenantTransaction,
  organizationId: string,
  folderId: string,
  paysheetId: number,
): Promise<void> {
  await sql`
    with recursive tree (id) as (
      select id from file_system
      where organization_id = ${organizationId} and id = ${folderId} and paysheet_id is null
      union all
      select child.id from file_system as child join tree on child.parent_id = tree.id
      where child.organization_id = ${organizationId}
    )
    update file_system set paysheet_id = ${paysheetId}
    where organization_id = ${organizationId} and id in (select id from tree)
  `.execute(trx);
}

/** A folder's modification time is that of the last change directly in it. */
export async function touchFolder(trx: TenantTransaction, organizationId: string, id: string): Promise<void> {
  await trx
    .updateTable('file_system')
    .set({ modified_at: sql`now()` })
    .where('organization_id', '=', organizationId)
    .where('id', '=', id)
    .execute();
}

/** Finds an item by name in a folder, comparing by `nameKey`. */
export async function findByName(
  trx: TenantTransaction,
  organizationId: string,
  parentId: string,
  name: string,
): Promise<{ id: string; fs_type: 'DIR' | 'FILE' } | undefined> {
  return trx
    .selectFrom('file_system')
    .select(['id', 'fs_type'])
    .where('organization_id', '=', organizationId)
    .where('parent_id', '=', parentId)
    .where('name_key', '=', nameKey(name))
    .where('deleted_at', 'is', null)
    .executeTakeFirst();
}

export async function updateName(
  trx: TenantTransaction,
  organizationId: string,
  item: { id: string; client_id: string | null },
  name: string,
): Promise<void> {
  await trx
    .updateTable('file_system')
    .set({ name, name_key: nameKey(name), sort_key: sortKey(name), modified_at: sql`now()` })
    .where('organization_id', '=', organizationId)
    .where('id', '=', item.id)
    .execute();
  await trx
    .deleteFrom('file_words')
    .where('organization_id', '=', organizationId)
    .where('item_id', '=', item.id)
    .execute();
  await insertTerms(trx, { organizationId, clientId: item.client_id, id: item.id, name });
}

/** Moves an item into another folder; its whole subtree then belongs to that folder's client. */
export async function updateParent(
  trx: TenantTransaction,
  organizationId: string,
  item: { id: string; parent_id: string | null; client_id: string | null },
  folder: { id: string; client_id: string | null },
): Promise<void> {
  await trx
    .updateTable('file_system')
    .set({ parent_id: folder.id })
    .where('organization_id', '=', organizationId)
    .where('id', '=', item.id)
    .execute();
  if (item.client_id !== folder.client_id) await giveToClient(trx, organizationId, item.id, folder.client_id);
  if (item.parent_id !== null) await touchFolder(trx, organizationId, item.parent_id);
  await touchFolder(trx, organizationId, folder.id);
}

async function giveToClient(
  trx: TenantTransaction,
  organizationId: string,
  id: string,
  clientId: string | null,
): Promise<void> {
  const { rows } = await sql<{ ids: string[] }>`
    ${withSubtree(organizationId, id)} select array_agg(id::text) as ids from down
  `.execute(trx);
  const ids = rows[0]?.ids ?? [];
  for (const [table, column] of [
    ['file_system', 'id'],
    ['file_words', 'item_id'],
  ] as const)
    await sql`
      update ${sql.table(table)} set client_id = ${clientId}
      where organization_id = ${organizationId} and ${sql.ref(column)} = any (${ids}::uuid[])
    `.execute(trx);
}

/** `down`: an item and its whole subtree with depths from 0, including deleted items. */
function withSubtree(organizationId: string, id: string): RawBuilder<unknown> {
  return sql`
    with recursive down as (
      select ${id}::uuid as id, 0 as depth
      union all
      select below.id, down.depth + 1 from down
      join file_system below on below.organization_id = ${organizationId} and below.parent_id = down.id
    )`;
}

/** The height of an item's subtree in folders; 0 for a file and for a folder without folders. */
export async function folderHeight(
  trx: TenantTransaction,
  organizationId: string,
  id: string,
): Promise<number> {
  const { rows } = await sql<{ height: number }>`
    with recursive down as (
      select ${id}::uuid as id, 0 as depth
      union all
      select below.id, down.depth + 1 from down
      join file_system below on below.organization_id = ${organizationId} and below.parent_id = down.id
      where below.fs_type = 'DIR'
    )
    select max(depth) as height from down
  `.execute(trx);
  return rows[0]?.height ?? 0;
}

/** Moves an item, with its contents, to the bin. */
export async function markDeleted(
  trx: TenantTransaction,
  organizationId: string,
  item: { id: string; parent_id: string | null },
  userId: string | null,
): Promise<void> {
  await trx
    .updateTable('file_system')
    .set({ deleted_at: sql`now()`, deleted_by: userId })
    .where('organization_id', '=', organizationId)
    .where('id', '=', item.id)
    .execute();
  if (item.parent_id !== null) await touchFolder(trx, organizationId, item.parent_id);
}
