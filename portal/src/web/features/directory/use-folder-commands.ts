import { useState } from 'react';
import { flushSync } from 'react-dom';
import { uploadQueue } from '../../shared/uploads/upload-queue';
import { acceptDropped } from './actions/accept-files';
import { undoHistory } from './actions/undo-history';
import { targetOf } from './actions/upload-target';
import { useItemActions } from './actions/use-item-actions';
import { useShowItems } from './actions/use-show-items';
import type { Commands } from './commands';
import type { DirectoryDialog } from './dialogs/DirectoryDialogs';
import { useDirectoryDrop } from './drag/use-directory-drop';
import { usePreview } from './preview/use-preview';
import type { OpenFolder } from './use-open-folder';
import { useScreenKeys } from './use-screen-keys';

/** The actions in an open folder, for buttons, menus, keys and drops. */
export function useFolderCommands(open: OpenFolder) {
  const { folder, selection, search, change, openFolder } = open;
  const preview = usePreview(open);
  const { goTo } = useShowItems();
  const [dialog, setDialog] = useState<DirectoryDialog | null>(null);
  const actions = useItemActions();

  const commands: Commands = {
    open: (item) => (item.fs_type === 'DIR' ? openFolder(item.id) : preview.show(item)),
    preview: preview.show,
    download: (items) => void actions.download(items),
    rename: (item) => setDialog({ kind: 'rename', item }),
    update: (item) => setDialog({ kind: 'update', item }),
    share: (item) => setDialog({ kind: 'share', item }),
    goToFolder: ({ id, parent_id }) => parent_id !== null && goTo(parent_id, [id]),
    details: () => change({ detalle: true }),
    move: (items) => setDialog({ kind: 'move', items }),
    // Items that could not be moved or deleted stay selected, for a retry.
    moveTo: (items, target) => void actions.move(items, target, selection.drop),
    remove: (items) => void actions.remove(items, selection.drop),
  };
  const header = {
    create: () => folder !== undefined && setDialog({ kind: 'create', folder }),
    upload: () => folder !== undefined && setDialog({ kind: 'upload', folder }),
    downloadFolders: () => {
      const chosen = selection.items.filter(({ fs_type, can }) => fs_type === 'DIR' && can.download);
      if (chosen.length > 0) void actions.download(chosen);
      else if (folder !== undefined) void actions.download([folder]);
    },
    toggleDetails: () => change({ detalle: search.detalle ? undefined : true }),
    showShortcuts: () => setDialog({ kind: 'shortcuts', can: folder?.can }),
  };
  useScreenKeys({
    create: folder?.can.create ? header.create : null,
    upload: folder?.can.upload ? header.upload : null,
    toggleDetails: header.toggleDetails,
    showShortcuts: header.showShortcuts,
    undo: undoHistory.undoLast,
    search() {
      // While rows are selected their actions replace the search field.
      flushSync(selection.clear);
      document.querySelector<HTMLElement>('[data-directory-search] input')?.focus();
    },
  });

  async function sendDropped(data: DataTransfer, target: { id: string; name: string }): Promise<void> {
    if (folder === undefined) return;
    const itemsValue = await acceptDropped(data, folder.can.upload_folders);
    // The permissions in a subfolder are those in this folder.
    if (itemsValue.length > 0)
      uploadQueue.add(itemsValue, targetOf({ ...folder, id: target.id, name: target.name }), 'panel');
  }
  const drop = useDirectoryDrop({
    folder: folder?.can.upload ? folder : null,
    dropItems: commands.moveTo,
    dropFiles: (data, target) => void sendDropped(data, target),
  });

  return {
    commands,
    header,
    drop,
    dialog: { shown: dialog, close: () => setDialog(null) },
    preview,
  };
}
