/** Finding things by the words of their names. See the decision on the index of words. */
import { sql } from 'kysely';
import type { TenantTransaction } from '../in-tenant.ts';
import { livingPaths, type PathStep } from './file-system.ts';
import { itemsWithWords } from './items-with-words.ts';

export type SearchOptions = {
  /** Folded; each must begin a word of the name. At least one. */
  words: string[];
  /** Only below this folder. */
  folderId: string | undefined;
  limit: number;
};

/**
 * Living things whose names have all the words, with their paths.
 * @returns at most `limit`, and whether there are, or may be, more.
 */
export async function searchItems(
  trx: TenantTransaction,
  organizationId: string,
  { words, folderId, limit }: SearchOptions,
): Promise<{ paths: Map<string, PathStep[]>; more: boolean }> {
  const paths = new Map<string, PathStep[]>();
  const below = folderId === undefined ? undefined : await itemsBelow(trx, organizationId, folderId);
  const candidates = itemsWithWords(trx, organizationId, words, below);
  for (let batch = await candidates.next(); ; batch = await candidates.next()) {
    if (batch.done === true) return { paths, more: batch.value.more };
    for (const [id, path] of await livingPaths(trx, organizationId, batch.value)) {
      const inside = folderId === undefined || path.slice(0, -1).some((step) => step.id === folderId);
      if (!inside || paths.has(id)) continue;
      if (paths.size === limit) return { paths, more: true };
      paths.set(id, path);
    }
  }
}

/** Things below a folder that are looked through one by one; more than that, and the words lead. */
const SMALL_SUBTREE = 20_000;

/** Everything below a folder, or undefined when that is a lot. */
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
