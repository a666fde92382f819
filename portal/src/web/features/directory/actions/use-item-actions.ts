import { delete_items, move_items, restore_items } from '@lienzo/schema/api/directory-endpoints';
import type { ResponseOf } from '@lienzo/schema/api/endpoint';
import { directoryMessages } from '@lienzo/schema/messages/directory-messages';
import { call } from '../../../shared/api/call';
import { messageOf } from '../../../shared/api/message-of';
import { notify } from '../../../shared/notices/notify';
import { notifyUndoable } from '../../../shared/notices/notify-undoable';
import type { DirectoryItem } from '../list/directory-rows';
import { startDownload } from './start-download';
import { useChange } from './use-change';

const idsOf = (items: readonly { id: string }[]): string[] => items.map(({ id }) => id);

type BatchResult = ResponseOf<typeof move_items>;

function tellFailed({ failed }: BatchResult): void {
  const [first] = failed;
  if (first !== undefined) notify.danger(directoryMessages.someFailed(failed.length, first.message));
}

/** Hears which things are done, before the list is read anew. */
type Done = (ids: readonly string[]) => void;

/** What is done to rows without asking more: download, move, delete (which can be undone), restore. */
export function useItemActions() {
  const change = useChange();

  async function restore(ids: string[]): Promise<void> {
    const result = await call(restore_items, { body: { ids } });
    if (result.done.length > 0) notify.success(directoryMessages.restored(result.done.length));
    tellFailed(result);
  }

  return {
    async download(items: readonly { id: string }[], versionId?: string): Promise<void> {
      try {
        await startDownload(idsOf(items), versionId);
        notify.success(directoryMessages.downloadStarted);
      } catch (cause) {
        notify.danger(messageOf(cause));
      }
    },
    move: (
      items: readonly DirectoryItem[],
      folder: { id: string; name: string },
      done: Done,
    ): Promise<void> =>
      change(async () => {
        const result = await call(move_items, { body: { ids: idsOf(items), folder_parent_id: folder.id } });
        done(result.done);
        if (result.done.length > 0) notify.success(directoryMessages.moved(result.done.length, folder.name));
        tellFailed(result);
      }),
    remove: (items: readonly DirectoryItem[], done: Done): Promise<void> =>
      change(async () => {
        const result = await call(delete_items, { body: { ids: idsOf(items) } });
        done(result.done);
        const [only] = items;
        if (result.done.length > 0)
          notifyUndoable(
            items.length === 1 && only !== undefined
              ? directoryMessages.deleted(only.name)
              : directoryMessages.deletedMany(result.done.length),
            directoryMessages.undo,
            () => void change(() => restore(result.done)),
          );
        tellFailed(result);
      }, directoryMessages.deleteFailed),
    restore: (items: readonly { id: string }[]): Promise<void> => change(() => restore(idsOf(items))),
  };
}
