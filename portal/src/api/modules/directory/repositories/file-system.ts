/** Reads of the directory. Row level security hides the items of clients that the user has no access to. */
import type { BROWSE_SORTS, ScanStatus } from '@lienzo/schema/directory/directory-endpoints';
import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { TenantTransaction } from '../../../platform/database/in-tenant.ts';
import { countVisible, type FolderCount } from './folder-counts.ts';
import { itemsWithVersion } from './items-with-version.ts';

/** The user whose view of the directory is read; `userId` for their subscriptions. */
export type Viewer = { organizationId: string; userId: string };

export type StoredItem = {
  id: string;
  parent_id: string | null;
  fs_type: 'DIR' | 'FILE';
  name: string;
  client_id: string | null;
  size: number | null;
  media_type: string | null;
  current_version_id: string | null;
  created_by: string | null;
  created_at: string;
  modified_at: string;
  scan_status: ScanStatus | null;
  subscribed: boolean;
};

/** A folder on the path to an item; `parent_id` is set even when the parent is hidden. */
export type PathStep = { id: string; parent_id: string | null; name: string; client_id: string | null };

/** Walks from the items of `starts` up to the topmost visible folder, as the table `up`. */
const walkUp = (organizationId: string, starts: RawBuilder<SqlBool>) => sql`
  with recursive up as (
    select id as start, id, parent_id, name, client_id, deleted_at is not null as deleted, 0 as height
    from file_system where organization_id = ${organizationId} and ${starts}
    union all
    select up.start, above.id, above.parent_id, above.name, above.client_id, above.deleted_at is not null,
      up.height + 1
    from up join file_system above on above.organization_id = ${organizationId} and above.id = up.parent_id
    where not up.deleted
  )
`;

/** The steps of a path, from the top, as a JSON array; null when one of them is deleted. */
const PATH = sql<PathStep[] | null>`
  case when bool_or(deleted) then null else json_agg(
    json_build_object('id', id, 'parent_id', parent_id, 'name', name, 'client_id', client_id) order by height desc
  ) end
`;

/**
 * The paths from the topmost visible folder down to each item, including itself.
 * @returns nothing for ids that are unknown, hidden, deleted or inside a deleted folder.
 */
export async function activePaths(
  trx: TenantTransaction,
  organizationId: string,
  ids: string[],
): Promise<Map<string, PathStep[]>> {
  if (ids.length === 0) return new Map();
  const { rows } = await sql<{ start: string; path: PathStep[] | null }>`
    ${walkUp(organizationId, sql`id = any (${ids}::uuid[])`)}
    select start, ${PATH} as path from up group by start
  `.execute(trx);
  return new Map(rows.flatMap(({ start, path }) => (path === null ? [] : [[start, path]])));
}

/** An item with its path and a folder's item count; see `findItemOnPath`. */
export type ItemOnPath = StoredItem & { path: PathStep[]; holds: FolderCount };

/**
 * One item, with the path from the topmost visible folder down to itself, and its item count as kept by the database
 * (`folder_counts`).
 * @returns undefined for an id that is unknown, hidden, deleted or inside a deleted folder.
 */
export async function findItemOnPath(
  trx: TenantTransaction,
  viewer: Viewer,
  id: string,
): Promise<ItemOnPath | undefined> {
  const { organizationId } = viewer;
  const row = await itemRows(trx, viewer)
    .leftJoin('folder_counts', (join) =>
      join
        .onRef('folder_counts.organization_id', '=', 'file_system.organization_id')
        .onRef('folder_counts.folder_id', '=', 'file_system.id'),
    )
    .select([
      'folder_counts.folders',
      'folder_counts.files',
      sql<boolean>`coalesce(current_setting('app.hidden_paysheets', true), '') <> ''`.as('sees_less'),
      sql<PathStep[] | null>`(${walkUp(organizationId, sql`id = ${id}::uuid`)} select ${PATH} from up)`.as(
        'path',
      ),
    ])
    .where('file_system.id', '=', id)
    .executeTakeFirst();
  if (row === undefined) return undefined;
  const { folders, files, path, sees_less, ...item } = row;
  if (path === null) return undefined;
  // The kept count has the folders of payrolls that the person does not see.
  const holds =
    sees_less && item.fs_type === 'DIR'
      ? await countVisible(trx, organizationId, id)
      : { folders: folders ?? 0, files: files ?? 0 };
  return { ...item, path, holds };
}

/** The items with these ids, without deleted ones, in no order. */
export function findItems(trx: TenantTransaction, viewer: Viewer, ids: string[]): Promise<StoredItem[]> {
  return itemRows(trx, viewer)
    .where(sql<SqlBool>`file_system.id = any (${ids}::uuid[])`)
    .where('file_system.deleted_at', 'is', null)
    .execute();
}

export type BrowseOptions = {
  sort: (typeof BROWSE_SORTS)[number];
  order: 'asc' | 'desc';
  offset: number;
  limit: number;
  /** Only folders. */
  onlyFolders: boolean;
  /** The number of visible items in the folder. */
  holds: FolderCount;
};

/** A page of the direct contents of a folder, folders before files. */
export async function browseFolder(
  trx: TenantTransaction,
  viewer: Viewer,
  folderId: string,
  { holds, onlyFolders, offset, limit, ...sorting }: BrowseOptions,
): Promise<StoredItem[]> {
  const page = (fsType: 'DIR' | 'FILE', count: number, before: number) => {
    const skip = Math.max(0, offset - before);
    const take = Math.min(count - skip, limit - Math.max(0, before - offset));
    return take <= 0 ? [] : childrenPage(trx, viewer, folderId, { ...sorting, fsType, count, skip, take });
  };
  return [
    ...(await page('DIR', holds.folders, 0)),
    ...(await page('FILE', onlyFolders ? 0 : holds.files, holds.folders)),
  ];
}

/** The index of an item in the sorted contents of its folder; null when it is not in it. */
export async function positionInFolder(
  trx: TenantTransaction,
  { organizationId }: Viewer,
  folderId: string,
  { id, sort, order }: Pick<BrowseOptions, 'sort' | 'order'> & { id: string },
): Promise<number | null> {
  const children = trx
    .selectFrom('file_system')
    .where('organization_id', '=', organizationId)
    .where('parent_id', '=', folderId)
    .where('deleted_at', 'is', null);
  const item = await children.select(['fs_type']).where('id', '=', id).executeTakeFirst();
  if (item === undefined) return null;
  const column = sql.ref(sortColumn(sort, item.fs_type));
  const its = children.select([column.as('key'), 'id']).where('id', '=', id);
  const isBefore = order === 'asc' ? sql`<` : sql`>`;
  const { count } = await children
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where((eb) =>
      eb.or([
        eb.and([eb('fs_type', '=', item.fs_type), sql<SqlBool>`(${column}, id) ${isBefore} (${its})`]),
        sql<SqlBool>`fs_type < ${item.fs_type}`,
      ]),
    )
    .executeTakeFirstOrThrow();
  return count;
}

type ChildrenPage = Pick<BrowseOptions, 'sort' | 'order'> & {
  fsType: 'DIR' | 'FILE';
  /** The total count, the page's offset, and its size. */
  count: number;
  skip: number;
  take: number;
};

/**
 * Ids are read from an index in order, so that skipped rows are not loaded; and from the nearer end, so that at most
 * half of them are skipped.
 */
function childrenPage(
  trx: TenantTransaction,
  viewer: Viewer,
  folderId: string,
  { sort, order, fsType, count, skip, take }: ChildrenPage,
): Promise<StoredItem[]> {
  const column = sortColumn(sort, fsType);
  const after = count - skip - take;
  const fromEnd = after < skip;
  const direction = fromEnd === (order === 'asc') ? 'desc' : 'asc';
  const ids = trx
    .selectFrom('file_system as child')
    .select('child.id')
    .where('child.organization_id', '=', viewer.organizationId)
    .where('child.parent_id', '=', folderId)
    .where('child.fs_type', '=', fsType)
    .where('child.deleted_at', 'is', null)
    .orderBy(`child.${column}`, direction)
    .orderBy('child.id', direction)
    .offset(fromEnd ? after : skip)
    .limit(take);
  return itemRows(trx, viewer)
    .where(sql<SqlBool>`file_system.id = any (array(${ids}))`)
    .orderBy(`file_system.${column}`, order)
    .orderBy('file_system.id', order)
    .execute();
}

/**
 * A page of the items that a query finds as `item_id`, sorted like the contents of a folder, folders before files;
 * without deleted ones. A single statement: transferring ten thousand ids would take longer than sorting them.
 * @returns the ids, and how many rows the query had.
 */
export async function inOrder(
  trx: TenantTransaction,
  organizationId: string,
  query: RawBuilder<unknown>,
  { sort, order, limit, offset }: Pick<BrowseOptions, 'sort' | 'order' | 'limit' | 'offset'>,
): Promise<{ ids: string[]; found: number }> {
  const [ofFolders, ofFiles] = [sql.ref(sortColumn(sort, 'DIR')), sql.ref(sortColumn(sort, 'FILE'))];
  const way = order === 'asc' ? sql`asc` : sql`desc`;
  const { rows } = await sql<{ ids: string[]; found: number }>`
    with found as materialized (${query})
    select (select count(*) from found) as found, array(
      select id from file_system
      where organization_id = ${organizationId} and deleted_at is null
        and id = any (array(select item_id from found))
      -- Of folders the column of files is null, and the other way round.
      order by fs_type, case fs_type when 'DIR' then ${ofFolders} end ${way}, ${ofFiles} ${way}, id ${way}
      limit ${limit} offset ${offset}
    ) as ids
  `.execute(trx);
  const [{ ids, found } = { ids: [], found: 0 }] = rows;
  return { ids, found };
}

/** Folders have no size and stay sorted by name. */
function sortColumn(sort: BrowseOptions['sort'], fsType: 'DIR' | 'FILE') {
  if (sort === 'modified_at') return 'modified_at' as const;
  if (sort === 'size' && fsType === 'FILE') return 'size' as const;
  return 'sort_key' as const;
}

function itemRows(trx: TenantTransaction, { organizationId, userId }: Viewer) {
  return itemsWithVersion(trx)
    .select([
      'file_system.id',
      'file_system.parent_id',
      'file_system.fs_type',
      'file_system.name',
      'file_system.client_id',
      'file_system.size',
      'file_system.media_type',
      'file_system.current_version_id',
      'file_system.created_by',
      'file_system.created_at',
      'file_system.modified_at',
      'file_versions.scan_status',
    ])
    .select((eb) =>
      eb
        .exists(
          eb
            .selectFrom('subscriptions')
            .select('subscriptions.folder_id')
            .whereRef('subscriptions.organization_id', '=', 'file_system.organization_id')
            .whereRef('subscriptions.folder_id', '=', 'file_system.id')
            .where('subscriptions.user_id', '=', userId),
        )
        .$castTo<boolean>()
        .as('subscribed'),
    )
    .where('file_system.organization_id', '=', organizationId);
}

export type Totals = { files: number; folders: number; size: number };

/** Totals of a whole subtree without the bin; bytes of the current versions. */
export async function totalsBelow(
  trx: TenantTransaction,
  organizationId: string,
  folderId: string,
): Promise<Totals> {
  const { rows } = await sql<Totals>`
    with recursive down as (
      select ${folderId}::uuid as id
      union all
      select below.id from down
      join file_system below on below.organization_id = ${organizationId} and below.parent_id = down.id
      where below.fs_type = 'DIR' and below.deleted_at is null
    )
    select count(*) filter (where fs_type = 'FILE') as files, count(*) filter (where fs_type = 'DIR') as folders,
      coalesce(sum(size), 0)::bigint as size
    from down
    join file_system inside on inside.organization_id = ${organizationId} and inside.parent_id = down.id
    where inside.deleted_at is null
  `.execute(trx);
  return rows[0] ?? { files: 0, folders: 0, size: 0 };
}

/** The topmost visible folder: the organization's root for its staff, the client's folder for a client user. */
export async function findRootFolderId(
  trx: TenantTransaction,
  { organizationId, clientId }: { organizationId: string; clientId: string | null },
): Promise<string | null> {
  if (clientId !== null) {
    const client = await trx
      .selectFrom('clients')
      .select('id_directory')
      .where('organization_id', '=', organizationId)
      .where('id', '=', clientId)
      .executeTakeFirst();
    return client?.id_directory ?? null;
  }
  const root = await trx
    .selectFrom('file_system')
    .select('id')
    .where('organization_id', '=', organizationId)
    .where('parent_id', 'is', null)
    .executeTakeFirst();
  return root?.id ?? null;
}
