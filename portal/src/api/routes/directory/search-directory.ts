import { MAX_FOUND, type search_directory } from '@lienzo/schema/api/directory-endpoints';
import { inTenant } from '../../database/in-tenant.ts';
import { findItems } from '../../database/repositories/file-system.ts';
import { searchItems } from '../../database/repositories/file-system-search.ts';
import { isFixed } from '../../directory/is-fixed.ts';
import { loadItem } from '../../directory/load-item.ts';
import { presentItem } from '../../directory/present-item.ts';
import type { Handler } from '../../http/handler.ts';
import { sortKey } from '../../names/sort-key.ts';
import { wordsOfName } from '../../names/words-of-name.ts';

/** Folders before files, by name. `folder_path` holds the folders above, the thing itself left out. */
export const searchDirectory: Handler<typeof search_directory> = ({ query, caller, services }) =>
  inTenant(services.db, caller, async (trx) => {
    const { q, folder_id } = query;
    if (folder_id !== undefined) await loadItem(trx, caller, folder_id, 'DIR');
    const words = wordsOfName(q);
    if (words.length === 0) return { items: [], more: false };
    const found = await searchItems(trx, caller.organizationId, {
      words,
      folderId: folder_id,
      limit: MAX_FOUND,
    });
    const items = await findItems(trx, caller, [...found.paths.keys()]);
    const sorted = items
      .map((item) => ({ item, key: `${item.fs_type}${sortKey(item.name)}` }))
      .sort((one, other) => (one.key < other.key ? -1 : 1));
    return {
      more: found.more,
      items: sorted.map(({ item }) => {
        const path = found.paths.get(item.id) ?? [];
        return {
          ...presentItem(caller, item, isFixed(item, path)),
          folder_path: path.slice(0, -1).map(({ name }) => name),
        };
      }),
    };
  });
