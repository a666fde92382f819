import type { ResponseOf } from '@lienzo/schema/api/endpoint';
import { move_items, restore_items } from '@lienzo/schema/directory/directory-endpoints';
import { directoryMessages } from '@lienzo/schema/directory/directory-messages';
import { call } from '../../../shared/api/call';
import { notifyWithActions, type ToastAction } from '../../../shared/notices/notify-with-actions';
import type { DirectoryItem } from '../list/directory-rows';
import { notifyFailed } from './notify-failed';
import { notifyRestored } from './notify-restored';
import { undoHistory } from './undo-history';
import { useChange } from './use-change';
import { useShowItems } from './use-show-items';

/** Undoing a deletion or a move, and the toast that offers it. */
export function useUndo() {
  const change = useChange();
  const { select, wayTo } = useShowItems();

  function offerUndo(message: string, undo: () => Promise<void>, others: readonly ToastAction[] = []): void {
    const run = undoHistory.add(() => {
      hide();
      void undo();
    });
    const hide = notifyWithActions(message, [...others, { label: directoryMessages.undo, run }]);
  }

  async function restore(items: readonly { id: string; name: string }[]): Promise<void> {
    let restored: ResponseOf<typeof restore_items>['restored'] = [];
    await change(async () => {
      const result = await call(restore_items, { body: { ids: items.map(({ id }) => id) } });
      restored = result.restored;
      notifyRestored(items, restored, wayTo);
      notifyFailed(result);
    });
    const [first] = restored;
    if (first === undefined) return;
    await select(
      first.folder.id,
      restored.map(({ id }) => id),
    );
  }

  /** Moves items back to their previous folders. */
  async function moveBack(items: readonly DirectoryItem[]): Promise<void> {
    const byFolder = Map.groupBy(items, ({ parent_id }) => parent_id);
    let done: string[] = [];
    await change(async () => {
      for (const [folderId, some] of byFolder) {
        if (folderId === null) continue;
        const result = await call(move_items, {
          body: { ids: some.map(({ id }) => id), folder_parent_id: folderId },
        });
        done = [...done, ...result.done];
        notifyFailed(result);
      }
      const [only] = items;
      const folderId = only?.parent_id ?? null;
      if (only === undefined || folderId === null || done.length === 0) return;
      notifyWithActions(directoryMessages.movedBack(done.length, only.name), wayTo(folderId, done));
    });
    for (const [folderId] of byFolder) if (folderId !== null) await select(folderId, done);
  }

  return { offerUndo, restore, moveBack };
}
