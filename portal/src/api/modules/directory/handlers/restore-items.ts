import type { restore_items } from '@lienzo/schema/api/directory-endpoints';
import { eachItem } from '../items/each-item.ts';
import type { LoadedItem } from '../items/load-item.ts';
import { restoreItem } from '../items/restore-item.ts';
import type { Handler } from '../services.ts';

export const restoreItems: Handler<typeof restore_items> = async ({ body, caller, services }) => {
  const items = new Map<string, LoadedItem>();
  const result = await eachItem(services, caller, body.ids, async (trx, id) => {
    items.set(id, await restoreItem(trx, services, caller, id));
  });
  return { ...result, restored: result.done.flatMap((id) => placeOf(items.get(id))) };
};

function placeOf(item: LoadedItem | undefined) {
  const folder = item?.path.at(-2);
  if (item === undefined || folder === undefined) return [];
  return [{ id: item.id, name: item.name, folder: { id: folder.id, name: folder.name } }];
}
