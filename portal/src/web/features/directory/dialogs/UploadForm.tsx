import { formatBytes } from '@lienzo/schema/data/format-bytes';
import { shellMessages } from '@lienzo/schema/messages/shell-messages';
import { uploadMessages } from '@lienzo/schema/messages/upload-messages';
import { Button, CloseButton, Group, ScrollArea, Stack, Text } from '@mantine/core';
import { useState } from 'react';
import { notify } from '../../../shared/notices/notify';
import { nameKey, problemOfFile } from '../../../shared/uploads/check-files';
import type { FileToSend } from '../../../shared/uploads/upload';
import { uploadQueue } from '../../../shared/uploads/upload-queue';
import { acceptDropped, acceptFiles } from '../actions/accept-files';
import { targetOf } from '../actions/upload-target';
import type { DirectoryItem } from '../list/directory-rows';
import { DropZone } from './DropZone';
import classes from './UploadForm.module.css';

type UploadFormProps = { folder: DirectoryItem; close: () => void };

/** The form stage of 'Carga de documentos': gathers files; the progress stage is the queue's own. */
export function UploadForm({ folder, close }: UploadFormProps) {
  const [held, setHeld] = useState<readonly FileToSend[]>([]);
  const mayMakeFolders = folder.can.upload_folders;
  const sendable = held.filter((file) => problemOfFile(file) === null);

  async function drop(data: DataTransfer): Promise<void> {
    const accepted = await acceptDropped(data, mayMakeFolders, held);
    setHeld((current) => [...current, ...accepted]);
  }

  function choose(files: readonly File[], hasFolders: boolean): void {
    const chosen = files.map((file) => ({ file, path: folderOf(file) }));
    const accepted = acceptFiles({ files: chosen, hasFolders, tooMany: false }, mayMakeFolders, held);
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
      <DropZone multiple folders={mayMakeFolders} drop={(data) => void drop(data)} choose={choose} />
      {held.length > 0 && (
        <>
          <Text size="sm" c="dimmed" role="status" className="lienzo-figures">
            {uploadMessages.chosen(
              held.length,
              formatBytes(held.reduce((sum, { file }) => sum + file.size, 0)),
            )}
          </Text>
          <ScrollArea.Autosize mah="30dvh" type="auto">
            <ul className={classes.list}>
              {held.map((one) => (
                <HeldFile
                  key={nameKey(one)}
                  file={one}
                  remove={() => setHeld((current) => current.filter((other) => other !== one))}
                />
              ))}
            </ul>
          </ScrollArea.Autosize>
        </>
      )}
      <Group justify="flex-end" gap="xs">
        <Button variant="default" onClick={close}>
          {shellMessages.cancel}
        </Button>
        <Button onClick={send}>{uploadMessages.send(sendable.length)}</Button>
      </Group>
    </Stack>
  );
}

function HeldFile({ file: one, remove }: { file: FileToSend; remove: () => void }) {
  const problem = problemOfFile(one);
  const shown = one.path === '' ? one.file.name : `${one.path}/${one.file.name}`;
  return (
    <li className={classes.row}>
      <div className={classes.words}>
        <Text size="sm" truncate title={shown}>
          {shown}
        </Text>
        <Text size="xs" c={problem === null ? 'dimmed' : 'var(--mantine-color-error)'}>
          {problem ?? formatBytes(one.file.size)}
        </Text>
      </div>
      <CloseButton aria-label={uploadMessages.remove(one.file.name)} onClick={remove} />
    </li>
  );
}

/** The folders of a file that came with its folder: "a/b" of "a/b/c.pdf". */
const folderOf = ({ webkitRelativePath }: File): string =>
  webkitRelativePath.slice(0, Math.max(0, webkitRelativePath.lastIndexOf('/')));
