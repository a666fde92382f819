/** Search by the words of item names. See the decision on the word index. */
import { sql } from 'kysely';
import type { TenantTransaction } from '../../../platform/database/in-tenant.ts';
import { activePaths, type BrowseOptions, inOrder, type PathStep } from './file-system.ts';
import { itemsWithTerms, MAX_MATCHES } from './items-with-terms.ts';

/** Items whose paths are loaded together. */
const BATCH = 250;

export type SearchOptions = Pick<BrowseOptions, 'sort' | 'order'> & {
  /** Folded prefixes; each must match a word of the name. At least one. */
  words: string[];
  /** Only below this folder. */
  folderId: string | undefined;
  limit: number;
};

/**
 * Active items whose names contain all the words, with their paths, in the requested order.
 * @returns the first `limit` of them, and whether there are, or may be, more.
 */
export async function searchItems(
  trx: TenantTransaction,
  organizationId: string,
  { words, folderId, limit, ...order }: SearchOptions,
): Promise<{ paths: Map<string, PathStep[]>; more: boolean }> {
  const paths = new Map<string, PathStep[]>();
  const below = folderId === undefined ? undefined : await itemsBelow(trx, organizationId, folderId);
  const query = await itemsWithTerms(trx, organizationId, words, below);
  const part = (limit: number, offset: number) =>
    inOrder(trx, organizationId, query, { ...order, limit, offset });
  const { ids, found } = await part(BATCH, 0);
  for (let from = 0; from < ids.length; from += BATCH) {
    const batch = ids.slice(from, from + BATCH);
    const living = await activePaths(trx, organizationId, batch);
    for (const id of batch) {
      const path = living.get(id);
      if (path === undefined || !isBelow(path, folderId)) continue;
      if (paths.size === limit) return { paths, more: true };
      paths.set(id, path);
    }
    // Usually the first batch is enough; the rest, however many are in deleted folders, is sorted once.
    if (from === 0 && ids.length === BATCH) ids.push(...(await part(SMALL_SUBTREE, BATCH)).ids);
  }
  return { paths, more: found >= MAX_MATCHES };
}

/** Whether a path leads through a folder; always true without one. */
const isBelow = (path: PathStep[], folderId: string | undefined): boolean =>
  folderId === undefined || path.slice(0, -1).some((step) => step.id === folderId);

/** Maximum size of a subtree that is scanned directly; for larger ones the word index is used. */
const SMALL_SUBTREE = 20_000;

/** Everything below a folder, or undefined when the subtree is too large. */
async function itemsBelow(
  trx: TenantTransaction,
  organizationId: string,
  folderId: string,
): Promise<string[] | undefined> {
  const { rows } = await sql<{ id: string }>`
    with recursive down as (
      select ${folderId}::uuid as id
      union all
      select below.id from down
      join file_system below on below.organization_id = ${organizationId} and below.parent_id = down.id
      where below.deleted_at is null
    )
    select id from down limit ${SMALL_SUBTREE + 1}
  `.execute(trx);
  return rows.length > SMALL_SUBTREE ? undefined : rows.map(({ id }) => id).filter((id) => id !== folderId);
}
