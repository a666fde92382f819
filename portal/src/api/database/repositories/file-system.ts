/** Reading the directory. Row level security leaves out what belongs to clients that the person does not have. */
import type { BROWSE_SORTS, ScanStatus } from '@lienzo/schema/api/directory-endpoints';
import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { TenantTransaction } from '../in-tenant.ts';
import { countVisible, findFolderCount } from './folder-counts.ts';
import { itemsWithVersion } from './items-with-version.ts';

/** Whose view of the directory; `userId` for their subscriptions. */
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

/** A folder on the way to an item; `parent_id` also when that one is hidden. */
export type PathStep = { id: string; parent_id: string | null; name: string; client_id: string | null };

type Step = PathStep & { start: string; deleted: boolean };

/**
 * The ways from the topmost folder that the person sees down to each item, itself included.
 * @returns nothing for ids that are unknown, hidden, deleted or inside of something deleted.
 */
export async function livingPaths(
  trx: TenantTransaction,
  organizationId: string,
  ids: string[],
): Promise<Map<string, PathStep[]>> {
  if (ids.length === 0) return new Map();
  const { rows } = await sql<Step>`
    with recursive up as (
      select id as start, id, parent_id, name, client_id, deleted_at is not null as deleted, 0 as height
      from file_system where organization_id = ${organizationId} and id = any (${ids}::uuid[])
      union all
      select up.start, above.id, above.parent_id, above.name, above.client_id, above.deleted_at is not null,
        up.height + 1
      from up join file_system above on above.organization_id = ${organizationId} and above.id = up.parent_id
      where not up.deleted
    )
    select start, id, parent_id, name, client_id, deleted from up order by start, height desc
  `.execute(trx);
  const paths = new Map<string, PathStep[]>();
  const gone = new Set<string>();
  for (const { start, deleted, ...step } of rows) {
    if (deleted) gone.add(start);
    const path = paths.get(start);
    if (path === undefined) paths.set(start, [step]);
    else path.push(step);
  }
  for (const id of gone) paths.delete(id);
  return paths;
}

/** The items with these ids, deleted ones left out, in no order. */
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
  /** Folders alone. */
  onlyFolders: boolean;
  /** Whether it is the organization's root, of which not everybody sees everything. */
  isRoot: boolean;
};

/** A page of what is directly in a folder, folders before files, and how many things there are. */
export async function browseFolder(
  trx: TenantTransaction,
  viewer: Viewer,
  folderId: string,
  options: BrowseOptions,
): Promise<{ items: StoredItem[]; total: number; folders: number }> {
  const counts = await (options.isRoot ? countVisible : findFolderCount)(
    trx,
    viewer.organizationId,
    folderId,
  );
  const files = options.onlyFolders ? 0 : counts.files;
  const { offset, limit } = options;
  const folders = Math.min(limit, Math.max(0, counts.folders - offset));
  const rest = Math.min(limit - folders, Math.max(0, counts.folders + files - offset - folders));
  const page = (fsType: 'DIR' | 'FILE', skip: number, take: number) =>
    take === 0 ? [] : childrenPage(trx, viewer, folderId, { ...options, fsType, offset: skip, limit: take });
  const items = [
    ...(await page('DIR', offset, folders)),
    ...(await page('FILE', Math.max(0, offset - counts.folders), rest)),
  ];
  return { items, total: counts.folders + files, folders: counts.folders };
}

/** How many things come before an item in the order of its folder, from the top; null when it is not in it. */
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

/** The ids come from an index in their order, so that rows which are skipped are not read. */
function childrenPage(
  trx: TenantTransaction,
  viewer: Viewer,
  folderId: string,
  {
    sort,
    order,
    offset,
    limit,
    fsType,
  }: Omit<BrowseOptions, 'onlyFolders' | 'isRoot'> & { fsType: 'DIR' | 'FILE' },
): Promise<StoredItem[]> {
  const column = sortColumn(sort, fsType);
  const ids = trx
    .selectFrom('file_system as child')
    .select('child.id')
    .where('child.organization_id', '=', viewer.organizationId)
    .where('child.parent_id', '=', folderId)
    .where('child.fs_type', '=', fsType)
    .where('child.deleted_at', 'is', null)
    .orderBy(`child.${column}`, order)
    .orderBy('child.id', order)
    .offset(offset)
    .limit(limit);
  return itemRows(trx, viewer)
    .where(sql<SqlBool>`file_system.id = any (array(${ids}))`)
    .orderBy(`file_system.${column}`, order)
    .orderBy('file_system.id', order)
    .execute();
}

/**
 * A part of the things that a query finds as `item_id`, in the order of a folder that lists them all, folders before
 * files; deleted ones are left out. It is one statement: ten thousand ids sent to and fro take longer than sorting.
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

/** Folders have no size of their own and stay sorted by name. */
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

/** Everything below a folder, at any depth, without what is in the bin; bytes of the current versions. */
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

/** The root of what a person sees: the organization's for its staff, the client's folder for a client user. */
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
