import { uploadMessages } from '@lienzo/schema/directory/upload-messages';
import { Button, Modal, ScrollArea } from '@mantine/core';
import { useStore } from 'zustand';
import { DialogFooter } from '../dialogs/DialogFooter';
import { useLayer } from '../layers/use-layer';
import { UploadActions } from './UploadActions';
import { UploadList } from './UploadList';
import { UploadTotal } from './UploadTotal';
import { isOpen } from './upload';
import { uploadQueue } from './upload-queue';
import { useFocusAfterwards } from './use-focus-afterwards';

/** The form's progress stage: "3 de 10" and a bar for each file; closing it lets the work go on (specification 1 §2). */
export function UploadDialog() {
  const { uploads, view, hold } = useStore(uploadQueue.store);
  const isOpened = view === 'dialog' && uploads.length > 0;
  useFocusAfterwards(isOpened);
  useLayer(isOpened, uploadQueue.hide);
  const isUpdate = uploads.length > 0 && uploads.every(({ target }) => target.kind === 'update');
  return (
    <Modal
      opened={isOpened}
      onClose={uploadQueue.hide}
      title={isUpdate ? uploadMessages.updateTitle : uploadMessages.title}
      size={520}
      transitionProps={{ duration: 0 }}
      // What opened it was a button of the form before it, which is gone.
      returnFocus={false}
      data-uploads
    >
      <UploadTotal uploads={uploads} hold={hold} />
      <ScrollArea.Autosize mah="50dvh" type="auto" my="sm">
        <UploadList uploads={uploads} hold={hold} />
      </ScrollArea.Autosize>
      <DialogFooter>
        <UploadActions uploads={uploads} />
        <Button onClick={uploadQueue.hide} data-autofocus>
          {uploads.some(isOpen) ? uploadMessages.hide : uploadMessages.close}
        </Button>
      </DialogFooter>
    </Modal>
  );
}
