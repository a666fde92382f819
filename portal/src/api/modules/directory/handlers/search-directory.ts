import { MAX_MATCHES, type search_directory } from '@lienzo/schema/directory/directory-endpoints';
import { inTenant } from '../../../platform/database/in-tenant.ts';
import { textOfName } from '../../../platform/text/text-of-name.ts';
import { isFixed } from '../items/is-fixed.ts';
import { loadItem } from '../items/load-item.ts';
import { presentItem } from '../items/present-item.ts';
import { findItems } from '../repositories/file-system.ts';
import { searchItems } from '../repositories/file-system-search.ts';
import type { Handler } from '../services.ts';

/** Folders before files, in the requested order. `folder_path` contains the folders above, without the item itself. */
export const searchDirectory: Handler<typeof search_directory> = ({ query, caller, services }) =>
  inTenant(services.db, caller, async (trx) => {
    const { q, folder_id, sort, order } = query;
    if (folder_id !== undefined) await loadItem(trx, caller, folder_id, 'DIR');
    const texts = textOfName(q);
    if (texts.length === 0) return { items: [], more: false };
    const match = await searchItems(trx, caller.organizationId, {
      words: texts,
      folderId: folder_id,
      limit: MAX_MATCHES,
      sort,
      order,
    });
    const stored = new Map(
      (await findItems(trx, caller, [...match.paths.keys()])).map((item) => [item.id, item]),
    );
    const items = [...match.paths].flatMap(([id, path]) => {
      const item = stored.get(id);
      if (item === undefined) return [];
      const folder_path = path.slice(0, -1).map(({ name }) => name);
      return [{ ...presentItem(caller, item, isFixed(item, path)), folder_path }];
    });
    return { items, more: match.more };
  });
