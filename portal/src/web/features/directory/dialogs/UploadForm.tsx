import { formatBytes } from '@lienzo/schema/data/format-bytes';
import { uploadMessages } from '@lienzo/schema/directory/upload-messages';
import { shellMessages } from '@lienzo/schema/messages/shell-messages';
import { Button, CloseButton, ScrollArea, Stack, Text } from '@mantine/core';
import { useState } from 'react';
import { DialogFooter } from '../../../shared/dialogs/DialogFooter';
import { notify } from '../../../shared/notices/notify';
import { nameKey, problemOf } from '../../../shared/uploads/check-files';
import { countItems } from '../../../shared/uploads/count-items';
import { fileToSend } from '../../../shared/uploads/file-to-send';
import { ItemList } from '../../../shared/uploads/ItemList';
import { ItemRow } from '../../../shared/uploads/ItemRow';
import { canPickFolder, pickFolder } from '../../../shared/uploads/pick-folder';
import type { ToSend } from '../../../shared/uploads/upload';
import { uploadQueue } from '../../../shared/uploads/upload-queue';
import { acceptDropped, acceptItems, acceptRead } from '../actions/accept-files';
import { targetOf } from '../actions/upload-target';
import type { DirectoryItem } from '../list/directory-rows';
import { DropZone } from './DropZone';

type UploadFormProps = { folder: DirectoryItem; close: () => void };

/** The form stage of 'Carga de documentos': collects files; the progress stage belongs to the upload queue. */
export function UploadForm({ folder, close }: UploadFormProps) {
  const [held, setHeld] = useState<readonly ToSend[]>([]);
  const mayMakeFolders = folder.can.upload_folders;
  const sendable = held.filter((one) => problemOf(one) === null);

  async function drop(data: DataTransfer): Promise<void> {
    const accepted = await acceptDropped(data, mayMakeFolders, held);
    setHeld((current) => [...current, ...accepted]);
  }

  async function chooseFolder(): Promise<void> {
    const accepted = await acceptRead(pickFolder(), mayMakeFolders, held);
    setHeld((current) => [...current, ...accepted]);
  }

  function choose(files: readonly File[], hasFolders: boolean): void {
    const items = files.map((file) => fileToSend(file, folderOf(file)));
    const accepted = acceptItems({ things: items, hasFolders, tooMany: false }, mayMakeFolders, held);
    setHeld((current) => [...current, ...accepted]);
  }

  function send(): void {
    if (held.length === 0) {
      notify.validation(uploadMessages.atLeastOne);
      return;
    }
    close();
    uploadQueue.add(held, targetOf(folder));
  }

  return (
    <Stack gap="sm">
      <Text size="sm" c="dimmed">
        {uploadMessages.target(folder.name)}
      </Text>
      <DropZone
        multiple
        folders={mayMakeFolders}
        drop={(data) => void drop(data)}
        choose={choose}
        {...(canPickFolder() ? { chooseFolder: () => void chooseFolder() } : {})}
      />
      {held.length > 0 && (
        <>
          <Text size="sm" c="dimmed" role="status" className="lienzo-figures">
            {uploadMessages.chosen(
              countItems(held),
              formatBytes(held.reduce((sum, { file }) => sum + (file?.size ?? 0), 0)),
            )}
          </Text>
          <ScrollArea.Autosize mah="30dvh" type="auto">
            <ItemList>
              {held.map((one) => (
                <PendingItem
                  key={nameKey(one)}
                  thing={one}
                  remove={() => setHeld((current) => current.filter((other) => other !== one))}
                />
              ))}
            </ItemList>
          </ScrollArea.Autosize>
        </>
      )}
      <DialogFooter>
        <Button variant="default" onClick={close}>
          {shellMessages.cancel}
        </Button>
        <Button onClick={send}>{uploadMessages.send(countItems(sendable))}</Button>
      </DialogFooter>
    </Stack>
  );
}

function PendingItem({ thing: one, remove }: { thing: ToSend; remove: () => void }) {
  const text = one.file === null ? uploadMessages.emptyFolderOf : formatBytes(one.file.size);
  return (
    <ItemRow thing={one} text={text} problem={problemOf(one)}>
      <CloseButton
        aria-label={uploadMessages.remove(one.name)}
        onClick={({ currentTarget }) => {
          focusNeighbour(currentTarget);
          remove();
        }}
      />
    </ItemRow>
  );
}

/** A removed row loses the focus to the next row's button, or the previous one's; else to the file selection. */
function focusNeighbour(button: HTMLElement): void {
  const row = button.closest('li');
  const neighbour = row?.nextElementSibling ?? row?.previousElementSibling;
  const dialog = button.closest('[role="dialog"]');
  (neighbour?.querySelector('button') ?? dialog?.querySelector<HTMLElement>('[data-autofocus]'))?.focus();
}

/** The folders of a file that was selected with its folder: "a/b" of "a/b/c.pdf". */
const folderOf = ({ webkitRelativePath }: File): string =>
  webkitRelativePath.slice(0, Math.max(0, webkitRelativePath.lastIndexOf('/')));
