import { uploadMessages } from '@lienzo/schema/directory/upload-messages';
import { shellMessages } from '@lienzo/schema/messages/shell-messages';
import { Button, Stack, Text } from '@mantine/core';
import { useState } from 'react';
import { DialogFooter } from '../../../shared/dialogs/DialogFooter';
import { notify } from '../../../shared/notices/notify';
import { problemOf } from '../../../shared/uploads/check-files';
import { fileToSend } from '../../../shared/uploads/file-to-send';
import { readDropped } from '../../../shared/uploads/read-dropped';
import { uploadQueue } from '../../../shared/uploads/upload-queue';
import type { DirectoryItem } from '../list/directory-rows';
import { DropZone } from './DropZone';

type UpdateFormProps = { item: DirectoryItem; close: () => void };

/** 'Actualizar archivo': a new version under the same name (specification 1 §5). */
export function UpdateForm({ item, close }: UpdateFormProps) {
  const [file, setFile] = useState<File | null>(null);

  function choose([chosen]: readonly File[]): void {
    if (chosen === undefined) return;
    const problem = problemOf(fileToSend(chosen));
    if (chosen.name.normalize('NFC') !== item.name.normalize('NFC'))
      notify.validation(uploadMessages.sameNameNeeded);
    else if (problem !== null) notify.validation(problem);
    else setFile(chosen);
  }
  async function drop(data: DataTransfer): Promise<void> {
    const { things } = await readDropped(data);
    choose(things.flatMap(({ file: dropped }) => dropped ?? []));
  }
  function send(): void {
    if (file === null) {
      notify.validation(uploadMessages.atLeastOne);
      return;
    }
    close();
    uploadQueue.add([fileToSend(file)], { kind: 'update', fileId: item.id });
  }

  return (
    <Stack gap="sm">
      <Text size="sm" c="dimmed">
        {uploadMessages.updateHelp(item.name)}
      </Text>
      <DropZone multiple={false} folders={false} drop={(data) => void drop(data)} choose={choose} />
      {file !== null && (
        <Text size="sm" role="status" fw={550}>
          {uploadMessages.readyToUpdate(file.name)}
        </Text>
      )}
      <DialogFooter>
        <Button variant="default" onClick={close}>
          {shellMessages.cancel}
        </Button>
        <Button onClick={send}>{uploadMessages.updateSend}</Button>
      </DialogFooter>
    </Stack>
  );
}
