import { delete_items, move_items, rename_folder } from '@lienzo/schema/directory/directory-endpoints';
import { directoryMessages } from '@lienzo/schema/directory/directory-messages';
import { rename_file } from '@lienzo/schema/directory/file-endpoints';
import { call } from '../../../shared/api/call';
import { messageOf } from '../../../shared/api/message-of';
import { openTicket } from '../../../shared/downloads/open-ticket';
import { notify } from '../../../shared/notices/notify';
import type { DirectoryItem } from '../list/directory-rows';
import { notifyFailed } from './notify-failed';
import { useChange } from './use-change';
import { useShowItems } from './use-show-items';
import { useUndo } from './use-undo';

const idsOf = (items: readonly { id: string }[]): string[] => items.map(({ id }) => id);

/** Receives the changed items, before the list is refetched. */
type Done = (ids: readonly string[]) => void;

/** Actions on rows that need no dialog; those that can be undone offer it, by the toast or by Ctrl+Z. */
export function useItemActions() {
  const change = useChange();
  const { select, wayTo } = useShowItems();
  const { offerUndo, restore, moveBack } = useUndo();

  async function rename({ id, fs_type }: Pick<DirectoryItem, 'id' | 'fs_type'>, name: string): Promise<void> {
    if (fs_type === 'DIR') await call(rename_folder, { body: { folder_id: id, new_name: name } });
    else await call(rename_file, { body: { file_id: id, new_name: name } });
  }

  return {
    async download(items: readonly { id: string }[], versionId?: string): Promise<void> {
      try {
        await openTicket({
          ids: idsOf(items),
          ...(versionId === undefined ? {} : { version_id: versionId }),
        });
        notify.success(directoryMessages.downloadStarted, 'download');
      } catch (cause) {
        notify.danger(messageOf(cause), 'download');
      }
    },
    /** @throws ApiError, ConnectionError */
    async rename(item: DirectoryItem, name: string): Promise<void> {
      await rename(item, name);
      offerUndo(directoryMessages.renamed, async () => {
        await change(async () => {
          await rename(item, item.name);
          notify.success(directoryMessages.renamedBack(item.name));
        }, directoryMessages.renameFailed);
        if (item.parent_id !== null) await select(item.parent_id, [item.id]);
      });
    },
    move: (
      items: readonly DirectoryItem[],
      folder: { id: string; name: string },
      done: Done,
    ): Promise<void> =>
      change(async () => {
        const result = await call(move_items, { body: { ids: idsOf(items), folder_parent_id: folder.id } });
        done(result.done);
        const moved = items.filter(({ id }) => result.done.includes(id));
        const [first] = moved;
        if (first !== undefined)
          offerUndo(
            directoryMessages.moved(moved.length, first.name, folder.name),
            () => moveBack(moved),
            wayTo(folder.id, idsOf(moved)),
          );
        notifyFailed(result);
      }),
    remove: (items: readonly DirectoryItem[], done: Done): Promise<void> =>
      change(async () => {
        const result = await call(delete_items, { body: { ids: idsOf(items) } });
        done(result.done);
        const removed = items.filter(({ id }) => result.done.includes(id));
        const [first] = removed;
        if (first !== undefined)
          offerUndo(
            removed.length === 1
              ? directoryMessages.deleted(first.name)
              : directoryMessages.deletedMany(removed.length),
            () => restore(removed),
          );
        notifyFailed(result);
      }, directoryMessages.deleteFailed),
    restore,
  };
}
