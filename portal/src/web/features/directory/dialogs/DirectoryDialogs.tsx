import { directoryMessages } from '@lienzo/schema/directory/directory-messages';
import { uploadMessages } from '@lienzo/schema/directory/upload-messages';
import { Modal } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { DIRECTORY_KEY } from '../../../shared/directory/directory-key';
import { useLayer } from '../../../shared/layers/use-layer';
import type { DirectoryItem } from '../list/directory-rows';
import { MoveForm } from './MoveForm';
import { NewFolderForm } from './NewFolderForm';
import { RenameForm } from './RenameForm';
import { ShareForm } from './ShareForm';
import { ShortcutsSheet } from './ShortcutsSheet';
import { UpdateForm } from './UpdateForm';
import { UploadForm } from './UploadForm';

/** The open dialog, with its item. */
export type DirectoryDialog =
  | { kind: 'create'; folder: DirectoryItem }
  | { kind: 'upload'; folder: DirectoryItem }
  | { kind: 'rename' | 'update' | 'share'; item: DirectoryItem }
  | { kind: 'move'; items: readonly DirectoryItem[] }
  | { kind: 'shortcuts'; can: DirectoryItem['can'] | undefined };

type DirectoryDialogsProps = {
  dialog: DirectoryDialog | null;
  close: () => void;
  folderId: string;
  /** An item was renamed or created. */
  changed: (id: string) => void;
  move: (items: readonly DirectoryItem[], folder: { id: string; name: string }) => void;
};

/** Renders the open dialog. */
export function DirectoryDialogs({ dialog, close, folderId, changed, move }: DirectoryDialogsProps) {
  const queryClient = useQueryClient();
  useLayer(dialog !== null, close);
  // While the dialog fades out, it keeps its content.
  const [last, setLast] = useState(dialog);
  if (dialog !== null && dialog !== last) setLast(dialog);
  const shown = dialog ?? last;
  const done = (id: string): void => {
    close();
    void queryClient.invalidateQueries({ queryKey: [DIRECTORY_KEY] }).then(() => changed(id));
  };
  // Mounted before it opens, because otherwise it does not know where to return the focus.
  return (
    <Modal
      opened={dialog !== null}
      onClose={close}
      transitionProps={{ duration: 100, exitDuration: 0 }}
      {...(shown === null ? {} : { title: titleOf(shown), size: SIZES[shown.kind] })}
    >
      {shown !== null && contentOf(shown)}
    </Modal>
  );

  function contentOf(open: DirectoryDialog): ReactNode {
    switch (open.kind) {
      case 'create':
        return <NewFolderForm parentId={open.folder.id} close={close} done={done} />;
      case 'upload':
        return <UploadForm folder={open.folder} close={close} />;
      case 'rename':
        return <RenameForm item={open.item} close={close} done={done} />;
      case 'update':
        return <UpdateForm item={open.item} close={close} />;
      case 'share':
        return <ShareForm item={open.item} done={close} />;
      case 'move':
        return (
          <MoveForm
            items={open.items}
            startId={folderId}
            close={close}
            move={(folder) => {
              close();
              move(open.items, folder);
            }}
          />
        );
      case 'shortcuts':
        return <ShortcutsSheet can={open.can} />;
      default:
        return open satisfies never;
    }
  }
}

const SIZES = {
  create: 440,
  upload: 520,
  rename: 460,
  update: 480,
  share: 480,
  move: 480,
  shortcuts: 480,
} satisfies Record<DirectoryDialog['kind'], number>;

function titleOf(dialog: DirectoryDialog): string {
  switch (dialog.kind) {
    case 'create':
      return directoryMessages.createTitle;
    case 'upload':
      return uploadMessages.title;
    case 'rename':
      return directoryMessages.renameTitle;
    case 'update':
      return uploadMessages.updateTitle;
    case 'share':
      return directoryMessages.shareTitle;
    case 'move':
      return directoryMessages.moveTitle(dialog.items.length);
    case 'shortcuts':
      return directoryMessages.shortcuts;
    default:
      return dialog satisfies never;
  }
}
